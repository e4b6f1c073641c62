import { describe, expect, it } from 'vitest'
import type { Locale } from '@contract/kernel/locales'
import type { ApprovalView, ViewLine } from '@contract/modules/approvals/approval-view'
import { mailFacts } from '@server/platform/approvals/mails/mail-facts'
import { matterOf, newsOf, ownNewsOf } from '@server/platform/approvals/mails/mail-news'
import { doubleOf } from '@tests/support/double-of'

const lines: ViewLine[] = [
  { name: 'leave_type', kind: 'text', value: 'Vacation leave' },
  { name: 'period', kind: 'period', value: '2031-12-28/2031-12-31' },
  { name: 'days', kind: 'days', value: '2.00' },
]
const view = doubleOf<ApprovalView>({ lines, notes: [] })
type NewsSubject = Parameters<typeof newsOf>[0]
const about = (locale: Locale) =>
  doubleOf<NewsSubject>({ locale, subject: { nameIn: () => 'Leave', requester: { name: 'Nico Reyes' } } })

describe('a mail about leave', () => {
  it('names the leave type in the language of whoever reads it', () => {
    expect(newsOf(about('en'), view, null)).toContain('requests vacation leave')
    expect(newsOf(about('sp'), view, null)).toContain('Vacaciones')
    expect(ownNewsOf(about('gr'), view)).toContain('Erholungsurlaub')
    expect(matterOf(about('fr'), view)).toContain('Congé annuel')
    expect(mailFacts('ru', view)[0]?.value).toBe('Ежегодный отпуск')
  })

  it('keeps the name that a company gave a leave type itself', () => {
    const own = { ...view, lines: [{ ...lines[0], value: 'Moving day' }, ...lines.slice(1)] } as ApprovalView
    expect(newsOf(about('sp'), own, null)).toContain('Moving day')
  })
})
