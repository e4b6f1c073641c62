import { businessDate } from '@contract/kernel/dates'
import { BillableControl } from '@/features/statements/billable-control'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { IsRelevant } from '@/shared/record/record-values'

/** What is no longer typed stands below as a table. */
const isRelevant: IsRelevant = (field, values) => field !== 'tranche_ids' || !('status' in values)

/** The form of a statement, on its own page and beside the list. */
export function useStatementForm() {
  const t = usePhrases('statements')
  return {
    sections: [
      { title: t('sections.whom'), fields: ['developer_id', 'ou_id', 'cutoff_on'] },
      { title: t('sections.lines'), fields: ['tranche_ids'] },
    ],
    controls: { tranche_ids: BillableControl },
    defaults: { cutoff_on: businessDate(new Date()), tranche_ids: null },
    isRelevant,
  }
}
