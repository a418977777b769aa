import type { Account, KeyMade, KeySigned, Me } from './protocol'
import { rest, sentence } from './rest'

let me = $state<Me | null>(null)
let problem = $state('')

/** Who sits at this device. */
export const session = {
  get me() {
    return me
  },
  /** Why nobody is known, as a sentence; empty when all is well. */
  get problem() {
    return problem
  },
  async load(): Promise<void> {
    try {
      become(await rest.me())
    } catch (error) {
      problem = sentence(error)
    }
  },
  rename: async (name: string) => become(await rest.rename(name)),
  createAccount: async (login: string, password: string) => become(await rest.createAccount(login, password)),
  logIn: async (login: string, password: string) => become(await rest.logIn(login, password)),
  logInByPasskey: async (signed: KeySigned) => become(await rest.logInByPasskey(signed)),
  /** one more; a guest has an account from then on */
  async addPasskey(made: KeyMade): Promise<Account> {
    const account = await rest.addPasskey(made)
    if (me) become({ ...me, login: account.login })
    return account
  },
  leave: async () => become(await rest.deleteAccount()),
  resetPassword: async (token: string, password: string) => become(await rest.resetPassword(token, password)),
  logOut: async () => become(await rest.logOut()),
  takeTransfer: async (code: string) => become(await rest.takeTransfer(code)),
}

function become(person: Me): void {
  me = person
  problem = ''
}
