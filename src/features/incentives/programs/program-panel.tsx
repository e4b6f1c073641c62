import { incentivePrograms } from '@/features/incentives/incentives.api'
import { TierTable } from '@/features/incentives/programs/tier-table'
import { BLANK_TIER, TiersControl } from '@/features/incentives/programs/tiers-control'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import { useRecordTabs } from '@/shared/record/use-record-tabs'
import type { OpenedRecord } from '@/shared/resource/panel-screen'
import { Badge } from '@/shared/ui/badge'

const api = incentivePrograms
const CONTROLS = { tiers: TiersControl }
const DEFAULTS = { metric: 'units', level: 'agent', funded_by: 'company', tiers: [BLANK_TIER] }

/** What counts, when, and what each tier gives. */
export function ProgramPanel({ id, onClose, onCreated }: OpenedRecord) {
  const t = usePhrases('incentives')
  const record = usePhrases('record')
  const mayEdit = useCan()('commission.incentive.edit')
  const common = useRecordTabs({ api, namespace: 'incentives', id })
  const sections = [
    { title: t('programs.what'), fields: ['name', 'ou_id', 'valid_from', 'valid_to'] },
    { title: t('programs.counts'), fields: ['metric', 'level'] },
    { title: t('programs.paid_for'), fields: ['funded_by', 'developer_id'] },
    ...(mayEdit ? [{ title: t('programs.tiers'), fields: ['tiers'] }] : []),
  ]
  const form = {
    ...({ namespace: 'incentives', list: 'programs', sections, controls: CONTROLS } as const),
    defaults: DEFAULTS,
  }
  return (
    <RecordFrame
      api={api}
      id={id}
      form={form}
      unnamed={t('programs.new')}
      badge={row => row['is_active'] === false && <Badge tone="warning">{record('panel.retired')}</Badge>}
      tabs={row =>
        common.after(
          <div className="stack">
            {!mayEdit && <TierTable program={row} />}
            <RecordDetails api={api} form={form} row={row} />
          </div>,
          { keep: true },
        )
      }
      onClose={onClose}
      onCreated={onCreated}
    />
  )
}
