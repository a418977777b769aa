let why = $state('')

/** Whether the server lets nobody of this browser in, and why. */
export const banned = {
  get why() {
    return why
  },
  tell(reason: string): void {
    why = reason
  },
}
