/** Called the same in every language. */
export const VIBER = 'Viber'
export const WHATSAPP = 'WhatsApp'

export type SharedQuote = { text: string; url: string; subject: string }

type Way = { href: string } & ({ brand: string; name?: never } | { brand?: never; name: 'sms' | 'email' })

/** Where a phone hands a text on; each opens the app with the words in place, and nothing is sent by itself. */
export function shareWays({ text, url, subject }: SharedQuote): readonly Way[] {
  const whole = encodeURIComponent(`${text}\n${url}`)
  return [
    { brand: VIBER, href: `viber://forward?text=${whole}` },
    { brand: WHATSAPP, href: `whatsapp://send?text=${whole}` },
    { name: 'sms', href: `sms:?&body=${whole}` },
    { name: 'email', href: `mailto:?subject=${encodeURIComponent(subject)}&body=${whole}` },
  ]
}
