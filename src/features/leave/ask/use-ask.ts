import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { draftLeaveSchema } from '@contract/modules/leave/leave-request.calls'
import type { LeaveRequestRow } from '@contract/modules/leave/leave-request.resource'
import { NOTHING_ASKED, valuesOfRequest, type AskValues } from '@/features/leave/ask/ask-values'
import { leaveActions } from '@/features/leave/leave-commands.api'
import { leaveRequests } from '@/features/leave/leave-lists.api'
import { useDraft, type FormDraft } from '@/shared/form/use-draft'
import { usePortalForm, type PortalForm } from '@/shared/form/use-portal-form'
import { toApiFailure } from '@/shared/http/api-failure'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { success } from '@/shared/notify/notification.slice'
import { sendAttachment } from '@/shared/record/stored-files'
import { useAppDispatch } from '@/shared/store/hooks'

type KeptRequest = { id: string; row_version: number; status: string }

export type Ask = {
  form: PortalForm<AskValues>
  draft: FormDraft
  files: readonly File[]
  setFiles: (files: readonly File[]) => void
  save: () => void
  send: () => void
  /** What is being done, so that the right button says so. */
  doing: 'save' | 'send'
  /** The file that is on its way; null when none is. */
  sending: FileOnItsWay | null
  stop: () => void
}

export type FileOnItsWay = { name: string; share: number }

/** A request in its making: kept as a draft, its files after it, then sent; a later try goes on where one stopped. */
export function useAsk(row: LeaveRequestRow | null, inPlaceOf: string | null, leave_type_id = ''): Ask {
  const t = usePhrases('leave')
  const dispatch = useAppDispatch()
  const navigate = useNavigate()
  const [create] = leaveActions.draft.useMutation()
  const [draftInPlace] = leaveActions.draft_in_place.useMutation()
  const [change] = leaveActions.change.useMutation()
  const [handIn] = leaveActions.submit.useMutation()
  const kept = useRef<KeptRequest | null>(row)
  const [files, setFiles] = useState<readonly File[]>([])
  const [doing, setDoing] = useState<'save' | 'send'>('send')
  const [sending, setSending] = useState<FileOnItsWay | null>(null)
  const stopping = useRef<AbortController | null>(null)
  // The key that saves anywhere saves here too, and sends nothing.
  const wish = useRef<'save' | 'send'>('save')

  const store = async (body: AskValues): Promise<KeptRequest> => {
    const before = kept.current
    try {
      const saved = before
        ? await change({ record: before, body }).unwrap()
        : inPlaceOf
          ? await draftInPlace({ ids: { employee: inPlaceOf }, body }).unwrap()
          : await create({ body, sending: { once: true } }).unwrap()
      return saved as KeptRequest
    } catch (error) {
      if (before && toApiFailure(error).code === 'stale_record') dispatch(leaveRequests.wentStale(before.id))
      throw error
    }
  }
  /** False: stopped. What came until then is kept, and the next try goes on there. */
  const sendFiles = async (id: string): Promise<boolean> => {
    const send = sendAttachment(leaveRequests.url, id)
    const control = new AbortController()
    stopping.current = control
    let waiting = files
    try {
      for (const file of files) {
        const show = (share: number) => setSending({ name: file.name, share })
        show(0)
        await send(file, { signal: control.signal, onSent: show })
        waiting = waiting.filter(other => other !== file)
        setFiles(waiting)
      }
    } catch (error) {
      if (!control.signal.aborted) throw error
    } finally {
      setSending(null)
    }
    return !control.signal.aborted
  }

  const form = usePortalForm<AskValues>({
    schema: draftLeaveSchema,
    defaultValues: row ? valuesOfRequest(row) : { ...NOTHING_ASKED, leave_type_id },
    onSubmit: async (values, fields) => {
      const isSending = wish.current === 'send'
      wish.current = 'save'
      const saved = await store(values)
      kept.current = saved
      if (files.length > 0 && !(await sendFiles(saved.id))) return
      const mustSend = isSending && (saved.status === 'draft' || saved.status === 'returned')
      const sent = mustSend ? await handIn({ record: saved }).unwrap() : null
      fields.reset(values)
      const number = sent?.['request_no']
      dispatch(
        success(
          typeof number === 'string'
            ? t('ask.submitted', { number })
            : t(sent ? 'command.submit.done' : 'ask.saved'),
        ),
      )
      void navigate(`?record=${saved.id}`, { replace: true })
    },
  })
  const draft = useDraft(form, `leave_request:${row?.id ?? inPlaceOf ?? 'new'}`)
  const submit = (what: 'save' | 'send') => {
    wish.current = what
    setDoing(what)
    form.handleSubmit()
  }
  return {
    form,
    draft,
    files,
    setFiles,
    doing,
    sending,
    stop: () => stopping.current?.abort(),
    save: () => submit('save'),
    send: () => submit('send'),
  }
}
