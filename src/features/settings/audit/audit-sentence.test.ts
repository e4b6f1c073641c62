import { describe, expect, it } from 'vitest'
import { auditSentence, valueText, type SentenceWords } from '@/features/settings/audit/audit-sentence'
import { auditSentencePhrases } from '@/features/settings/audit/audit-sentence.phrases'

const SENTENCES: Record<string, string> = auditSentencePhrases
const formats = { amount: (text: string) => `₱${text}`, date: (text: string) => `day ${text}` }
const words: SentenceWords = {
  say: (name, params) =>
    SENTENCES[name]?.replaceAll(/\{\{(\w+)\}\}/g, (_all, key: string) => params[key] ?? '') ?? null,
  portal: 'The portal',
  field: name => ({ mobile: 'Mobile', email: 'E-mail', list_price: 'List price' })[name] ?? null,
  value: (_name, value) => valueText(value, formats, '–'),
  role: id => ({ a: 'Agent', b: 'Accounting' })[id] ?? null,
}
const said = (action: string, diff: Record<string, unknown> | null = null, who: string | null = 'Ana Cruz') =>
  auditSentence({ action, who, what: 'A-101', diff }, words)

describe('an entry of the log', () => {
  it('says what a single field was and what it became', () => {
    expect(said('property_unit.update', { list_price: ['4500000.00', '4600000.00'] })).toBe(
      'Ana Cruz changed List price of A-101 from ₱4500000.00 to ₱4600000.00',
    )
  })

  it('names the fields where there are several, or where a value is no word for people', () => {
    expect(said('employee.update', { mobile: ['1', '2'], email: ['3', '4'] })).toBe(
      'Ana Cruz changed Mobile, E-mail of A-101',
    )
    const ids = ['01a1fa65-f2dd-768c-999c-c8f7244c9822', null]
    expect(said('employee.update', { mobile: ids })).toBe('Ana Cruz changed Mobile of A-101')
    // The value of a discreet field is not in the log.
    expect(said('employee.update', { mobile: 'changed' })).toBe('Ana Cruz changed Mobile of A-101')
  })

  it('names no field by a key that people do not know', () => {
    expect(said('employee.update', { inner_key: ['1', '2'] })).toBe('Ana Cruz changed A-101')
  })

  it('says which role was given and which was taken', () => {
    const held = (...ids: string[]) => ids.map(role_id => ({ role_id }))
    expect(said('user.change_roles', { roles: [held('b'), held('a')] })).toBe(
      'Ana Cruz gave A-101 the role Agent. Ana Cruz took the role Accounting from A-101.',
    )
    expect(said('user.change_roles', { roles: [held(), held('gone')] })).toBe(
      'Ana Cruz changed the roles of A-101',
    )
  })

  it('says of what nobody did that it was the portal, and of a mailed link whose it was', () => {
    expect(said('commission_release.prepare')).toBe('Ana Cruz prepared A-101')
    expect(said('sale.payment_stage', null, null)).toBe('The portal updated the payment stage of A-101')
    expect(said('auth.sign_in')).toBe('Ana Cruz signed in')
    expect(said('approval.link.open', { approver: 'Liza Uy' }, null)).toBe(
      'Liza Uy opened the approval link for A-101',
    )
    expect(said('soa.answered_by_link', { answered_by: [null, 'Liza Uy'] }, null)).toBe(
      'Liza Uy answered A-101 by mailed link',
    )
  })

  it('says a decision as what was decided', () => {
    expect(said('approval.decide', { decision: 'return' })).toBe('Ana Cruz returned A-101')
    expect(said('approval.decide', { decision: 'note' })).toBe('Ana Cruz acknowledged A-101')
  })

  it('says of a deed that is no longer done that something was changed', () => {
    expect(said('sale.of_yesterday')).toBe('Ana Cruz changed A-101')
  })

  it('says of a refused attempt that it was one, and never shows the key of a deed', () => {
    expect(said('user.rank_refused')).toBe('Ana Cruz tried to change A-101 without success')
    expect(said('user.sessions_ended')).toBe('Ana Cruz signed A-101 out everywhere')
    expect(said('approval.nudge')).toBe('Ana Cruz sent a reminder about A-101')
  })
})
