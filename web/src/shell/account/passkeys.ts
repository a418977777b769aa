/** Passkeys: what the browser does for us. Bytes travel in base64url. */
import { RestError } from '../lib/http'
import type { KeyMade, KeyQuestion, KeySigned, KeyWish } from '../lib/protocol'
import { t } from '../lib/words'

const WITHIN = 120_000 // milliseconds for whoever looks for their phone
const ALGORITHMS = [-8, -7, -257]

/** Whether this browser can use passkeys on this page; they belong to a site, and to this machine while one tries things out. */
export function able(site: string | null): boolean {
  return 'PublicKeyCredential' in window && site !== null && [site, 'localhost'].includes(location.hostname)
}

/** A new passkey; for a guest under the login they have chosen. */
export async function makeKey(wish: KeyWish, login = wish.login): Promise<Omit<KeyMade, 'name' | 'login'>> {
  const made = await asked(
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(wish.challenge),
        rp: { id: wish.site, name: 'Carson' },
        user: { id: bytes(wish.user), name: login, displayName: wish.name },
        pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key', alg })),
        excludeCredentials: wish.known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
        timeout: WITHIN,
      },
    }),
  )
  const response = made.response as AuthenticatorAttestationResponse
  return { id: text(made.rawId), client_data: text(response.clientDataJSON), attestation: text(response.attestationObject), transports: response.getTransports?.() ?? [] }
}

/** What a passkey signs; the browser lets its person choose one. */
export async function sign({ challenge, site, known }: KeyQuestion): Promise<KeySigned> {
  const signed = await asked(
    navigator.credentials.get({
      publicKey: {
        challenge: bytes(challenge),
        rpId: site,
        allowCredentials: known.map((id) => ({ type: 'public-key', id: bytes(id) })),
        userVerification: 'required',
        timeout: WITHIN,
      },
    }),
  )
  const response = signed.response as AuthenticatorAssertionResponse
  return {
    id: text(signed.rawId),
    client_data: text(response.clientDataJSON),
    authenticator_data: text(response.authenticatorData),
    signature: text(response.signature),
    user_handle: response.userHandle ? text(response.userHandle) : null,
  }
}

/** Browsers say little about why nothing came of it, so that no page learns what somebody has. */
async function asked(given: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const found = await given.catch((error: unknown) => {
    const why = error instanceof DOMException ? error.name : ''
    throw new RestError(0, t(why === 'NotAllowedError' || why === 'AbortError' ? 'passkeys.cancelled' : why === 'InvalidStateError' ? 'passkeys.known' : 'passkeys.failed'))
  })
  if (!found) throw new RestError(0, t('passkeys.cancelled'))
  return found as PublicKeyCredential
}

export function bytes(base64url: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64url.replace(/-/g, '+').replace(/_/g, '/')), (one) => one.charCodeAt(0))
}

export function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)))
  return plain.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
