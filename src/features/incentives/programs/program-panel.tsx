import { incentivePrograms } from '@/features/incentives/incentives.api'
import { TierTable } from '@/features/incentives/programs/tier-table'
import { BLANK_TIER, TiersControl } from '@/features/incentives/programs/tiers-control'
import { useCan } from '@/shared/access/use-can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { RecordDetails } from '@/shared/record/record-details'
import { RecordFrame } from '@/shared/record/record-frame'
import type { OpenedRecord } from '@/shared/resource/panel-screen'

const api = incentivePrograms
const CONTROLS = { tiers: TiersControl }
const DEFAULTS = { metric: 'units', level: 'agent', funded_by: 'company', tiers: [BLANK_TIER] }

/** What counts, when, and what each tier gives. */
export function ProgramPanel(opened: OpenedRecord) {
  const t = usePhrases('incentives')
  const mayEdit = useCan()('commission.incentive.edit')
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
      {...opened}
      api={api}
      form={form}
      unnamed={t('programs.new')}
      details={row => (
        <>
          {!mayEdit && <TierTable program={row} />}
          <RecordDetails api={api} form={form} row={row} />
        </>
      )}
    />
  )
}
