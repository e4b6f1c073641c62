import { titleOfLabel } from '@contract/kernel/record-labels'
import type { Lead } from '@contract/modules/buyers/lead.resource'
import { LeadMatches } from '@/features/buyers/leads/lead-matches'
import { LeadOverview } from '@/features/buyers/leads/lead-overview'
import { ProjectPicks } from '@/features/buyers/leads/project-picks'
import { QuickCapture } from '@/features/buyers/leads/quick-capture'
import { statusTone } from '@/features/buyers/leads/board/status-tone'
import { useCan } from '@/shared/access/use-can'
import { useFormField } from '@/shared/form/use-form-field'
import { storedName } from '@/shared/i18n/stored-name'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { leads } from '@/shared/leads/leads.api'
import '@/shared/leads/leads.scss'
import type { FieldControlProps } from '@/shared/record/field-control'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame, type FrameTabs } from '@/shared/record/record-frame'
import type { RecordValues } from '@/shared/record/record-values'
import { useFieldWords } from '@/shared/record/use-field-words'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import type { ResourceRow } from '@/shared/resource/resource-types'
import { SalesOf } from '@/shared/selling/sales-of'
import { Badge } from '@/shared/ui/badge'
import { Field } from '@/shared/ui/field'
import type { Tab } from '@/shared/ui/tabs'
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

const api = leads
const CONTROLS = { next_action_at: NextActionControl, project_interest_ids: ProjectPicks }

/** A lead beside its list: what to do with it first, then what is known of it. */
export function LeadPanel(opened: OpenedRecord) {
  const { id } = opened
  const t = usePhrases('leads')
  const selling = usePhrases('selling')
  const can = useCan()
  const sections = [
    { title: t('sections.person'), fields: ['full_name', 'mobile_e164', 'email', 'country'] },
    { title: t('sections.next'), fields: ['next_action_at', 'next_action_kind'] },
    {
      title: t('sections.wish'),
      fields: ['project_interest_ids', 'unit_type_id', 'budget_min', 'budget_max', 'financing_pref'],
    },
    { title: t('sections.origin'), fields: ['source', 'campaign'] },
  ]
  const form = { namespace: 'leads', list: 'leads', sections, controls: CONTROLS } as const
  if (id === 'new') return <QuickCapture {...opened} />

  const tabs = (row: ResourceRow & Lead, common: FrameTabs): Tab[] => [
    { key: 'details', label: t('panel.work'), content: <LeadOverview lead={row} /> },
    {
      key: 'facts',
      label: t('panel.facts'),
      content: <RecordDetails api={api} form={form} row={row} />,
      keep: true,
    },
    ...(can('property.listing.view')
      ? [
          {
            key: 'units',
            label: t('panel.units'),
            content: <LeadMatches id={id} isSilent={row['consent_withdrawn_at'] !== null} />,
          },
        ]
      : []),
    ...(can('sales.record.view')
      ? [{ key: 'sales', label: selling('sales_of.title'), content: <SalesOf of="lead" id={id} /> }]
      : []),
    common.comments,
    common.files,
    common.history,
  ]
  return (
    <RecordFrame
      {...opened}
      api={api}
      form={form}
      badge={row => (
        <Badge tone={statusTone(String(row['category']))}>
          {titleOfLabel(storedName('prospect_status', String(row['status_label'] ?? '')))}
        </Badge>
      )}
      tabs={tabs}
    />
  )
}
