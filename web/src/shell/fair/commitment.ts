/** The hash that is published before the first die: sha256("carson/" + seed), in hexadecimal. */
export async function commitmentOf(seed: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`carson/${seed}`))
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Browsers compute hashes only on secure pages: https, or this very machine. */
export function canHash(): boolean {
  return typeof crypto !== 'undefined' && crypto.subtle !== undefined
}
