import { ProjectPicks } from '@/features/buyers/leads/project-picks'
import { useFormField } from '@/shared/form/use-form-field'
import { leads } from '@/shared/leads/leads.api'
import type { FieldControlProps } from '@/shared/record/field-control'
import { RecordDetails } from '@/shared/record/record-details'
import type { RecordForm } from '@/shared/record/record-panel.types'
import type { RecordValues } from '@/shared/record/record-values'
import { useFieldWords } from '@/shared/record/use-field-words'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { Field } from '@/shared/ui/field'
import { TextInput } from '@/shared/ui/text-input'

const AHEAD_MS = 8 * 3_600_000

/** As the clocks of the business show it: "2026-11-20T10:00". */
function localText(instant: unknown): string {
  const at = typeof instant === 'string' ? Date.parse(instant) : NaN
  return Number.isNaN(at) ? '' : new Date(at + AHEAD_MS).toISOString().slice(0, 16)
}

function instantOf(text: string): string | null {
  return text ? new Date(`${text}:00+08:00`).toISOString() : null
}

/** A day and an hour in Manila. */
function NextActionControl({ form, name, namespace }: FieldControlProps) {
  const words = useFieldWords(namespace)
  const { value, onChange, onBlur, ref, error } = useFormField<RecordValues, string | null>(form, name)
  return (
    <Field label={words.label(name)} hint={words.hint(name)} error={error} optional>
      <TextInput
        type="datetime-local"
        name={name}
        ref={ref}
        value={localText(value)}
        onChange={event => onChange(instantOf(event.target.value))}
        onBlur={onBlur}
      />
    </Field>
  )
}

const CONTROLS = { next_action_at: NextActionControl, project_interest_ids: ProjectPicks }

export type LeadFactsProps = { form: RecordForm; row: ResourceRow }

/** What is known of a lead, to be changed. */
export const LeadFacts = ({ form, row }: LeadFactsProps) => (
  <RecordDetails api={leads} form={{ ...form, controls: CONTROLS }} row={row} />
)
