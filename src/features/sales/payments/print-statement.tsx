import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'

export type PrintStatementProps = { saleId: string; saleNo: string | null }

/** The statement as the server prints it: the same figures, on paper. */
export function PrintStatement({ saleId, saleNo }: PrintStatementProps) {
  const t = usePhrases('sale-payments')
  return (
    <SaveButton
      url={`/api/v1/sales/records/${encodeURIComponent(saleId)}/statement.pdf`}
      name={`statement-${saleNo ?? 'draft'}`}
      icon="printer"
    >
      {t('tab.print')}
    </SaveButton>
  )
}
