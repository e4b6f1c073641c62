import { useEffect, useRef, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { selectUser } from '@/shared/session/auth.slice'
import {
  draftInTab,
  findDraft,
  forgetDraft,
  keepInBrowser,
  keepOnServer,
  type FoundDraft,
} from '@/shared/session/draft-copies'
import { dropDraft, registerDraftSaver, registerDraftSender, saveDraft } from '@/shared/session/drafts'
import { useAppSelector } from '@/shared/store/hooks'
import type { PortalForm } from '@/shared/form/use-portal-form'

export interface FormDraft {
  /** What this user left here unsaved; null when there is nothing, or it was decided upon. */
  offered: FoundDraft<unknown> | null
  restore: () => void
  /** Keeps it in this tab now, changed or not: for whoever goes away to come back. */
  keep: () => void
  discard: () => void
}

const NOTHING: readonly string[] = []
const PAUSE_FOR_BROWSER_MS = 600
const PAUSE_FOR_SERVER_MS = 5_000

/** Numbers that the portal itself keeps sealed are not left lying about in copies. */
function withoutSecrets(values: FieldValues, secret: readonly string[]): FieldValues {
  if (secret.length === 0) return values
  return Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)))
}

/** A copy that says what the form says anyway is no offer. */
function saysMore(draft: FoundDraft<FieldValues>, values: FieldValues): boolean {
  return Object.keys(draft.values).some(
    name => name in values && JSON.stringify(draft.values[name]) !== JSON.stringify(values[name]),
  )
}

/**
 * Keeps what is typed and not saved: in the browser's database while one types, on the server when one pauses, and
 * in the tab when the page goes away by whatever cause. Called with a name that is the same wherever this form is
 * shown. What is `secret` is kept nowhere.
 */
export function useDraft<Values extends FieldValues>(
  form: PortalForm<Values>,
  name: string,
  secret: readonly string[] = NOTHING,
): FormDraft {
  const userId = useAppSelector(selectUser)?.id ?? null
  const { fields } = form
  const { isDirty } = fields.formState
  const [offered, setOffered] = useState(() => (userId ? draftInTab<Values>(userId, name) : null))
  const isDecided = useRef(false)

  useEffect(() => {
    if (!userId) return
    let isGone = false
    void findDraft<Values>(userId, name).then(found => {
      if (isGone || isDecided.current || !found) return
      if (saysMore(found, fields.formState.defaultValues ?? {})) setOffered(found)
      else {
        forgetDraft(userId, name)
        setOffered(null)
      }
    })
    return () => {
      isGone = true
    }
  }, [userId, name, fields])

  useEffect(() => {
    if (!userId || !isDirty) return
    const typed = () => withoutSecrets(fields.getValues(), secret)
    const save = () => saveDraft(userId, name, typed())
    let forBrowser: ReturnType<typeof setTimeout> | undefined
    let forServer: ReturnType<typeof setTimeout> | undefined
    let isSent = false

    const send = async () => {
      clearTimeout(forServer)
      if (isSent) return true
      isSent = true
      const arrived = await keepOnServer(userId, name, typed())
      if (!arrived) isSent = false
      return arrived
    }
    const handleChange = () => {
      isSent = false
      clearTimeout(forBrowser)
      clearTimeout(forServer)
      forBrowser = setTimeout(() => keepInBrowser(userId, name, typed()), PAUSE_FOR_BROWSER_MS)
      forServer = setTimeout(() => void send(), PAUSE_FOR_SERVER_MS)
    }
    handleChange()
    const stopWatching = fields.subscribe({ formState: { values: true }, callback: handleChange })
    const unregister = registerDraftSaver(save)
    const unregisterSender = registerDraftSender(send)
    window.addEventListener('pagehide', save)
    return () => {
      stopWatching()
      unregister()
      unregisterSender()
      clearTimeout(forBrowser)
      clearTimeout(forServer)
      window.removeEventListener('pagehide', save)
      // Saved, or as it was: `formState` has been reset by then.
      if (!fields.formState.isDirty) return forgetDraft(userId, name)
      // Left by a link: kept, in every place.
      save()
      keepInBrowser(userId, name, typed())
      void send()
    }
  }, [userId, name, isDirty, fields, secret])

  return {
    offered,
    restore: () => {
      isDecided.current = true
      if (offered) {
        const known = Object.keys(fields.getValues()).filter(key => key in offered.values)
        for (const key of known) {
          fields.setValue(key as Path<Values>, offered.values[key], { shouldDirty: true })
        }
      }
      // The other copies stay until the form, which holds it now, is saved.
      if (userId) dropDraft(userId, name)
      setOffered(null)
    },
    keep: () => {
      if (userId) saveDraft(userId, name, withoutSecrets(fields.getValues(), secret))
    },
    discard: () => {
      isDecided.current = true
      if (userId) forgetDraft(userId, name)
      setOffered(null)
    },
  }
}
