/** The line to a shared game: it is over, so everything there is to know is asked for, and nothing ever comes by itself. */

import type { Answer, Request } from '../lib/protocol'
import { rest, sentence } from '../lib/rest'
import { Refusal, type Line, type SocketEvents } from '../lib/socket'
import { t } from '../lib/words'

export class SharedLine implements Line {
  private readonly code: string
  private readonly events: SocketEvents

  constructor(code: string, events: SocketEvents) {
    this.code = code
    this.events = events
    void this.open()
  }

  async request(message: Request): Promise<Answer> {
    try {
      if (message.type === 'past') return { type: 'past', id: 0, ...(await rest.sharedPast(this.code, message.version)) }
      if (message.type === 'explain') return { type: 'explanation', id: 0, ...(await rest.sharedExplanation(this.code, message.target, message.version)) }
    } catch (error) {
      throw new Refusal('lost', sentence(error))
    }
    throw new Refusal('seat', t('shared.onlyLook'))
  }

  retry(): void {}

  close(): void {}

  private async open(): Promise<void> {
    try {
      const update = await rest.sharedGame(this.code)
      this.events.connection('open', 0, '')
      this.events.news({ ...update, table: { ...update.table, shared: true } })
    } catch (error) {
      this.events.connection('closed', 0, sentence(error))
    }
  }
}
