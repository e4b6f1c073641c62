import { useEffect, useLayoutEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import type { WizardStep } from '@/features/sales/wizard/wizard-steps'
import type { WizardValues } from '@/features/sales/wizard/wizard-values'
import type { FormDraft } from '@/shared/form/use-draft'
import type { PortalForm } from '@/shared/form/use-portal-form'

/** Where a sale began; what was entered since counts more. */
const ORIGINS = ['unit', 'buyer', 'lead', 'quote'] as const

export type Resume = {
  form: PortalForm<WizardValues>
  draft: FormDraft
  step: WizardStep
  /** When the draft on the server was changed last; null where there is none. */
  storedAt: string | null
}

/**
 * What was entered stays with its tab: a reload finds it, and so does the way back from a new buyer, who is chosen then.
 * An address with a step is one of these; a start from elsewhere has none, and is only offered what was left.
 */
export function useResume({ form: { fields }, draft, step, storedAt }: Resume): void {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { isDirty } = fields.formState

  useLayoutEffect(() => {
    const { offered } = draft
    const buyer = params.get('buyer')
    const isNewer = storedAt === null || (offered !== null && offered.saved_at > storedAt)
    const isBack = params.get('step') !== null && offered?.place === 'tab' && isNewer
    if (isBack) draft.restore()
    if (buyer && (isBack || storedAt !== null)) fields.setValue('buyer_id', buyer, { shouldDirty: true })
    // oxlint-disable-next-line react/exhaustive-deps -- once, before anything is drawn
  }, [])

  useEffect(() => {
    if (!isDirty || (params.get('step') !== null && !ORIGINS.some(name => params.has(name)))) return
    const search = new URLSearchParams(params)
    for (const name of ORIGINS) search.delete(name)
    search.set('step', step)
    void navigate({ search: search.toString() }, { replace: true })
    // oxlint-disable-next-line react/exhaustive-deps -- as soon as something was entered
  }, [isDirty])
}
