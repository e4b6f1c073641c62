import { expect, it } from 'vitest'
import { shareWays } from '@/features/property/quote/share-ways'

it('hands text and address on whole, whatever stands in them', () => {
  const url = 'https://portal.test/property/quote/ext/abc'
  const ways = shareWays({ text: 'Unit A&B, ₱ 4,890,794.51 + fee #1', url, subject: 'QT-1 & more' })
  expect(ways.map(way => way.brand ?? way.name)).toEqual(['Viber', 'WhatsApp', 'sms', 'email'])
  for (const { href } of ways) {
    const [, query = ''] = href.split('?')
    const given = new URLSearchParams(query.replace(/^&/, ''))
    expect(given.get('text') ?? given.get('body')).toBe(`Unit A&B, ₱ 4,890,794.51 + fee #1\n${url}`)
  }
  expect(new URLSearchParams(ways[3]!.href.split('?')[1]).get('subject')).toBe('QT-1 & more')
})
