/**
 * One key for one intent of the user: made when the form opens or the button is first pressed, kept for every
 * further try. `crypto.randomUUID` is missing on plain http hosts, `getRandomValues` is not.
 */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
