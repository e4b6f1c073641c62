import { useRef, useState } from 'react'
import { toApiFailure, type ApiFailure } from '@/shared/http/api-failure'
import { shrinkPicture } from '@/shared/form/shrink-picture'

export type SendFile<T> = (
  file: File,
  options: {
    signal: AbortSignal
    onSent: (share: number) => void
    /** Of a picture that was made smaller: the hash of what it was made from. */
    originalHash?: string | null
  },
) => Promise<T>

export type FileSending =
  | { step: 'shrinking' | 'sending'; name: string; share: number }
  | { step: 'failed'; name: string; failure: ApiFailure }

export interface FileSender {
  /** Null when none is under way. */
  sending: FileSending | null
  send: (file: File) => void
  cancel: () => void
  retry: () => void
  forget: () => void
}

/** One file at a time: made smaller where it is a picture, sent with its progress, cancelled or sent again. */
export function useFileSender<T>(sendFile: SendFile<T>, onSent: (result: T) => void): FileSender {
  const [sending, setSending] = useState<FileSending | null>(null)
  const control = useRef<AbortController | null>(null)
  const last = useRef<File | null>(null)

  const send = async (file: File) => {
    last.current = file
    const mine = new AbortController()
    control.current?.abort()
    control.current = mine
    const show = (state: FileSending | null) => {
      if (control.current === mine) setSending(state)
    }
    show({ step: 'shrinking', name: file.name, share: 0 })
    const { file: small, originalHash } = await shrinkPicture(file)
    if (mine.signal.aborted) return
    show({ step: 'sending', name: small.name, share: 0 })
    try {
      const result = await sendFile(small, {
        signal: mine.signal,
        originalHash,
        onSent: share => show({ step: 'sending', name: small.name, share }),
      })
      show(null)
      onSent(result)
    } catch (error) {
      if (!mine.signal.aborted) show({ step: 'failed', name: small.name, failure: toApiFailure(error) })
    }
  }

  const forget = () => {
    control.current?.abort()
    control.current = null
    setSending(null)
  }
  return {
    sending,
    send: file => void send(file),
    cancel: forget,
    retry: () => {
      if (last.current) void send(last.current)
    },
    forget,
  }
}
