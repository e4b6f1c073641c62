import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropDraft, readDraft, registerDraftSaver, saveAllDrafts, saveDraft } from '@/shared/session/drafts'

beforeEach(() => sessionStorage.clear())

describe('drafts', () => {
  it('come back to the same user and form only', () => {
    saveDraft('ana', 'profile', { first_name: 'A' })
    expect(readDraft('ana', 'profile')?.values).toEqual({ first_name: 'A' })
    expect(readDraft('ben', 'profile')).toBeNull()
    expect(readDraft('ana', 'leave')).toBeNull()
    dropDraft('ana', 'profile')
    expect(readDraft('ana', 'profile')).toBeNull()
  })

  it('are offered for seven days', () => {
    const written = new Date('2026-03-01T08:00:00Z')
    saveDraft('ana', 'profile', { a: 1 }, written)
    const day = 24 * 60 * 60 * 1000
    expect(readDraft('ana', 'profile', written.getTime() + 7 * day - 1)).not.toBeNull()
    expect(readDraft('ana', 'profile', written.getTime() + 7 * day)).toBeNull()
    expect(sessionStorage.length).toBe(0)
  })

  it.each(['{', '"x"', '{"saved_at":"x","values":{}}', '{"saved_at":"2026-01-01T00:00:00Z"}'])(
    'that cannot be read (%s) are dropped',
    text => {
      sessionStorage.setItem('draft:ana:profile', text)
      expect(readDraft('ana', 'profile')).toBeNull()
      expect(sessionStorage.length).toBe(0)
    },
  )

  it('are all saved, even where one form fails to', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const saved: string[] = []
    const stops = [
      registerDraftSaver(() => {
        throw new Error('broken form')
      }),
      registerDraftSaver(() => saved.push('second')),
    ]
    saveAllDrafts()
    for (const stop of stops) stop()
    saveAllDrafts()
    expect(saved).toEqual(['second'])
  })
})
