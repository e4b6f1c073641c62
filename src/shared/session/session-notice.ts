import { readText, removeKey, writeText } from '@/shared/store/browser-storage'

/** One sentence that must survive a reload: why the sign-in page is there all of a sudden. */
const KEY = 'notice'

export type SessionNotice = 'expired' | 'elsewhere'

export function leaveNotice(notice: SessionNotice): void {
  writeText(KEY, notice, 'session')
}

export function readNotice(): SessionNotice | null {
  const text = readText(KEY, 'session')
  return text === 'expired' || text === 'elsewhere' ? text : null
}

export function dropNotice(): void {
  removeKey(KEY, 'session')
}
