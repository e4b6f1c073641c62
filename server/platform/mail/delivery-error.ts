import { redact } from '@server/platform/jobs/redact'
import { DeliveryFailure } from '@server/platform/mail/mail-transport'

type SmtpError = Error & { code?: string; command?: string; response?: string; permanent?: boolean }

/**
 * Only what the server says about this recipient or this text is final. A 5xx at the greeting, at the sign-in or
 * to the sender's address speaks of our own settings: giving up every mail for it would empty the whole queue
 * into the dead letters.
 */
const SAYS_SOMETHING_OF_THE_MAIL = new Set(['RCPT TO', 'DATA'])

export function asDeliveryFailure(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error
  if (!(error instanceof Error)) return new DeliveryFailure('unknown', false)
  const { code, command, response, permanent, message } = error as SmtpError
  const isFinal = permanent === true && command !== undefined && SAYS_SOMETHING_OF_THE_MAIL.has(command)
  const words = response?.trim()
    ? `${command ?? ''} ${response.trim()}`.trim()
    : `${code ?? error.name}: ${redact(message)}`
  return new DeliveryFailure(words.slice(0, 500), isFinal || (code === 'EENVELOPE' && command === 'API'))
}
