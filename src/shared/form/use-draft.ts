import { useEffect, useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { selectUser } from '@/shared/session/auth.slice'
import { dropDraft, readDraft, registerDraftSaver, saveDraft, type Draft } from '@/shared/session/drafts'
import { useAppSelector } from '@/shared/store/hooks'
import type { PortalForm } from '@/shared/form/use-portal-form'

export interface FormDraft {
  /** What this user left here unsaved; null when there is nothing, or it was decided upon. */
  offered: Draft<unknown> | null
  restore: () => void
  discard: () => void
}

/**
 * Keeps what is typed and not saved: when the page goes away, by whatever cause, and when the form does. Called
 * with a name that is the same wherever this form is shown.
 */
export function useDraft<Values extends FieldValues>(form: PortalForm<Values>, name: string): FormDraft {
  const userId = useAppSelector(selectUser)?.id ?? null
  const { fields } = form
  const { isDirty } = fields.formState
  const [offered, setOffered] = useState(() => (userId ? readDraft<Values>(userId, name) : null))

  useEffect(() => {
    if (!userId || !isDirty) return
    const save = () => saveDraft(userId, name, fields.getValues())
    const unregister = registerDraftSaver(save)
    window.addEventListener('pagehide', save)
    return () => {
      unregister()
      window.removeEventListener('pagehide', save)
      // Left by a link: kept. Saved: `formState` has been reset by then.
      if (fields.formState.isDirty) save()
      else dropDraft(userId, name)
    }
  }, [userId, name, isDirty, fields])

  const close = () => {
    if (userId) dropDraft(userId, name)
    setOffered(null)
  }
  return {
    offered,
    restore: () => {
      if (offered) fields.reset(offered.values, { keepDefaultValues: true })
      close()
    },
    discard: close,
  }
}
