import { normaliseEmail } from '@contract/kernel/text'

const HOME_COUNTRY = '63'
/** What a mobile number of the home country has after its country code. */
const HOME_MOBILE = /^9\d{9}$/
const E164 = /^[1-9]\d{7,14}$/
const LONGEST_INPUT = 40

/** Digits of the scripts our buyers write in; full-width ones NFKC knows by itself. */
function latinDigits(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\u0660-\u0669]/g, digit => String(digit.charCodeAt(0) - 0x660))
    .replace(/[\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) - 0x6f0))
}

/** E.164 ("+639171234567"), or null where it cannot be told whose number it is. Never a guess. */
export function normaliseMobile(text: string): string | null {
  if (text.length > LONGEST_INPUT) return null
  const plain = latinDigits(text).trim()
  if (!/^\+?[\d\s().\-\u2010-\u2015/]+$/.test(plain)) return null
  const digits = plain.replace(/\D/g, '')
  const national = internationalDigits(plain.startsWith('+'), digits)
  return national !== null && E164.test(national) ? checkedHome(national) : null
}

function internationalDigits(hasPlus: boolean, digits: string): string | null {
  if (hasPlus) return digits
  if (digits.startsWith('00')) return digits.slice(2)
  if (digits.startsWith('0')) return HOME_COUNTRY + digits.slice(1)
  if (HOME_MOBILE.test(digits)) return HOME_COUNTRY + digits
  return digits.startsWith(HOME_COUNTRY) ? digits : null
}

/** "+63 (0)917…" is dialled without the nought; what is left must be a mobile number at home. */
function checkedHome(digits: string): string | null {
  if (!digits.startsWith(HOME_COUNTRY)) return `+${digits}`
  const subscriber = digits.slice(HOME_COUNTRY.length).replace(/^0/, '')
  return HOME_MOBILE.test(subscriber) ? `+${HOME_COUNTRY}${subscriber}` : null
}

/**
 * What a lead is recognised by: the mobile number where there is one, else the e-mail address. This text is
 * hashed with the server's key before it is stored; it never leaves as it is.
 */
export function fingerprintText(contact: { mobile: string | null; email: string | null }): string | null {
  const mobile = contact.mobile === null ? null : normaliseMobile(contact.mobile)
  if (mobile !== null) return `mobile:${mobile}`
  const email = contact.email === null ? '' : normaliseEmail(contact.email)
  return email === '' ? null : `email:${email}`
}
