import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { blankSale, type WizardValues } from '@/features/sales/wizard/wizard-values'
import type { FormDraft } from '@/shared/form/use-draft'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type Leave = {
  /** By decision: nobody is asked about what was entered. */
  isGoing: boolean
  /** What was entered is kept, and the new buyer is chosen in it. */
  toNewBuyer: (leadId: string | null) => void
  /** What was entered is thrown away. */
  discard: () => void
}

export function useLeave(form: PortalForm<WizardValues>, draft: FormDraft, saleId: string | null): Leave {
  const navigate = useNavigate()
  const [goingTo, setGoingTo] = useState<string | null>(null)
  // The page lets go of whoever leaves once it has been drawn as left.
  useEffect(() => {
    if (goingTo !== null) void navigate(goingTo)
  }, [goingTo, navigate])
  return {
    isGoing: goingTo !== null,
    toNewBuyer: leadId => {
      draft.keep()
      const search = new URLSearchParams({ record: 'new', sale: saleId ?? 'new' })
      if (leadId) search.set('lead', leadId)
      setGoingTo(`/buyer-management/list?${search.toString()}`)
    },
    discard: () => {
      form.fields.reset(blankSale)
      draft.discard()
      setGoingTo('/sales/record')
    },
  }
}
