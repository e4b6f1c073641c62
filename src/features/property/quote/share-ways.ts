export type SharedQuote = { text: string; url: string; subject: string }

type Way = { href: string } & ({ brand: string; name?: never } | { brand?: never; name: 'sms' | 'email' })

/** Where a phone hands a text on; each opens the app with the words in place, and nothing is sent by itself. */
export function shareWays({ text, url, subject }: SharedQuote): readonly Way[] {
  const whole = encodeURIComponent(`${text}\n${url}`)
  return [
    { brand: 'Viber', href: `viber://forward?text=${whole}` },
    { brand: 'WhatsApp', href: `https://wa.me/?text=${whole}` },
    { name: 'sms', href: `sms:?&body=${whole}` },
    { name: 'email', href: `mailto:?subject=${encodeURIComponent(subject)}&body=${whole}` },
  ]
}
