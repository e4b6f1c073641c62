import { addMonths, businessDate, isDateText } from '@contract/kernel/dates'
import type { DevelopersLedger } from '@contract/modules/collection/developers-ledger'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { useGetDevelopersLedgerQuery } from '@/features/collection/collection.api'
import { LedgerTable } from '@/features/collection/developers-ledger/ledger-table'
import { Can } from '@/shared/access/can'
import { ReferenceInput } from '@/shared/form/reference-input'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Answer } from '@/shared/record/answer'
import { SaveButton } from '@/shared/record/save-button'
import { StatementDay } from '@/shared/statement/statement-day'
import { useStatementAddress } from '@/shared/statement/use-statement-address'
import { Banner } from '@/shared/ui/banner'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { Field } from '@/shared/ui/field'
import { PageHeader } from '@/shared/ui/page-header'
import { Skeleton } from '@/shared/ui/skeleton'

/** Refunds that wait for the developer; what was offset beyond them is owed by it. */
function OwedBack({ amount }: { amount: string }) {
  const t = usePhrases('collection')
  const owed = parseMoney(amount)
  if (owed === 0n) return null
  const said = { amount: formatAmount(moneyText(owed < 0n ? -owed : owed)) }
  return owed > 0n ? (
    <p className="mb-0">{t('ledger.owed_back', said)}</p>
  ) : (
    <Banner tone="warning">{t('ledger.offset_above_owed', said)}</Banner>
  )
}

/** What one developer owed, movement by movement; of the last year unless other days are asked for. */
export function DevelopersLedgerScreen() {
  const t = usePhrases('collection')
  const { said, change } = useStatementAddress()
  const today = businessDate(new Date())
  const dayOf = (name: string, otherwise: string) => (isDateText(said(name)) ? said(name) : otherwise)
  const to = dayOf('to', today)
  const from = dayOf('from', addMonths(to, -12))
  const developer_id = said('developer')
  const isAsked = developer_id !== '' && from <= to
  const answer = useGetDevelopersLedgerQuery({ developer_id, from, to }, { skip: !isAsked })
  return (
    <>
      <PageHeader text={t('ledger.text')} />
      <div className="stack">
        <LedgerBar developerId={developer_id} from={from} to={to} onChange={change} />
        {isAsked ? (
          <Answer answer={answer} wait={<Skeleton shape="rows" lines={8} />}>
            {ledger => (
              <Card>
                <div className="stack">
                  <LedgerFiles developerId={developer_id} ledger={ledger} />
                  <LedgerTable ledger={ledger} />
                  <OwedBack amount={ledger.owed_back} />
                </div>
              </Card>
            )}
          </Answer>
        ) : (
          <Card>
            <EmptyState icon="journal-text" title={t('ledger.choose')}>
              {t('ledger.choose_text')}
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  )
}

type LedgerFilesProps = { developerId: string; ledger: DevelopersLedger }

/** The statement of account for the developer, and the same as a workbook. */
function LedgerFiles({ developerId, ledger }: LedgerFilesProps) {
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

type LedgerBarProps = {
  developerId: string
  from: string
  to: string
  onChange: (changes: Record<string, string>) => void
}

/** Whose ledger, and of which days. */
function LedgerBar({ developerId, from, to, onChange }: LedgerBarProps) {
  const t = usePhrases('collection')
  return (
    <Card>
      <div className="form-grid">
        <Field label={t('fields.developer_id')}>
          <ReferenceInput
            to="developer"
            value={developerId || null}
            onChange={id => onChange({ developer: id ?? '' })}
          />
        </Field>
        <StatementDay label={t('ledger.from')} value={from} onChange={day => onChange({ from: day })} />
        <StatementDay label={t('ledger.to')} value={to} onChange={day => onChange({ to: day })} />
      </div>
    </Card>
  )
}
