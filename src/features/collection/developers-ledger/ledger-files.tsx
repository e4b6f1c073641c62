import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import { Can } from '@/shared/access/can'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { SaveButton } from '@/shared/record/save-button'

export type LedgerFilesProps = { developerId: string; ledger: DevelopersLedger }

/** The statement of account for the developer, and the same as a workbook. */
export function LedgerFiles({ developerId, ledger }: LedgerFilesProps) {
  const t = usePhrases('collection')
  const { developer_name: name, from, to } = ledger
  const asked = new URLSearchParams({ developer_id: developerId, from, to }).toString()
  const url = (as: string) => `/api/v1/collection/developers-ledger/${as}?${asked}`
  const file = t('ledger.file', { name, from, to })
  return (
    <Can code="collection.ledger.export">
      <div className="cluster">
        <SaveButton icon="printer" url={url('paper')} name={file}>
          {t('ledger.pdf')}
        </SaveButton>
        <SaveButton url={url('export')} kind="xlsx" name={file}>
          {t('ledger.workbook')}
        </SaveButton>
      </div>
    </Can>
  )
}
