import { describe, expect, it } from 'vitest'
import { newestDraft } from '@/shared/session/draft-copies'
import { draftFrom, draftOf } from '@/shared/session/drafts'

const copy = (place: 'tab' | 'browser' | 'server', saved_at: string) => ({ place, saved_at, values: {} })

describe('the copies of a draft', () => {
  it('give the newest, wherever it lies', () => {
    const copies = [
      copy('tab', '2026-11-20T08:00:00Z'),
      copy('server', '2026-11-20T10:00:00+00:00'),
      null,
      copy('browser', '2026-11-20T09:00:00Z'),
    ]
    expect(newestDraft(copies)?.place).toBe('server')
    expect(newestDraft([null, null])).toBeNull()
  })

  it('never hold a password or a one-time code', () => {
    const draft = draftOf({ name: 'Ana', password: 'x', current_password: 'x', otp: '1', api_token: 't' })
    expect(draft.values).toEqual({ name: 'Ana' })
  })

  it('that are too old or none at all are not offered', () => {
    const draft = draftOf({ a: 1 }, new Date('2026-11-01T00:00:00Z'))
    expect(draftFrom(draft, Date.parse('2026-11-07T23:59:59Z'))).not.toBeNull()
    expect(draftFrom(draft, Date.parse('2026-11-08T00:00:00Z'))).toBeNull()
    expect(draftFrom('draft')).toBeNull()
  })
})
