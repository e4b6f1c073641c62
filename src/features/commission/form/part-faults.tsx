import type { SchemeFault } from '@contract/selling/scheme.rules'
import type { SchemeFormValues } from '@/features/commission/form/scheme-values'
import { SchemeFaults } from '@/features/commission/scheme-faults'
import { useFieldMessage } from '@/shared/form/use-field-message'
import type { PortalForm } from '@/shared/form/use-portal-form'

export type PartFaultsProps = {
  form: PortalForm<SchemeFormValues>
  name: 'levels' | 'tranches'
  faults: readonly SchemeFault[]
}

/** Below the lines of a part: what they are not together. A draft may be saved so, and is not published. */
export function PartFaults({ form, name, faults }: PartFaultsProps) {
  const messageOf = useFieldMessage()
  const { error } = form.fields.getFieldState(name, form.fields.formState)
  const told = typeof error?.message === 'string' ? messageOf(error.message) : undefined
  return (
    <div className="field-error" aria-live="polite">
      {faults.length > 0 ? <SchemeFaults faults={faults} /> : told}
    </div>
  )
}
