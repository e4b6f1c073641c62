import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'

/** All advances of a person, as a paper. */
export function StatementButton({ employeeId }: { employeeId: string }) {
  const t = usePhrases('cash-advance')
  return (
    <div className="cluster">
      <SaveButton
        url={`/api/v1/cash-advance/statement?employee=${encodeURIComponent(employeeId)}`}
        name={t('statement.title')}
      >
        {t('statement_of')}
      </SaveButton>
    </div>
  )
}
