import type { Release } from '@contract/modules/commission/release.document'
import { ReleaseSteps } from '@/features/releases/release-steps'
import { certificatePdf, transferFile, releases, useGetPaidMailQuery } from '@/features/releases/releases.api'
import { useLineColumns } from '@/features/releases/use-line-columns'
import { Can } from '@/shared/access/can'
import { MailedTable } from '@/shared/document/mailed-table'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { EntryLink } from '@/shared/posting/entry-link'
import { SaveButton } from '@/shared/record/save-button'
import { useFieldWords } from '@/shared/record/use-field-words'
import { LoadFailed } from '@/shared/resource/load-failed'
import { Banner } from '@/shared/ui/banner'
import { DefinitionList } from '@/shared/ui/definition-list'
import { Table } from '@/shared/ui/table'

export type ReleaseSummaryProps = { release: Release & { actions?: readonly string[] } }

/** Below the fields: what is paid, how the net comes about, and where it stands in the books. */
export function ReleaseSummary({ release }: ReleaseSummaryProps) {
  const t = usePhrases('releases')
  const words = useFieldWords('releases', 'commission_release')
  const formats = useFormats()
  const columns = useLineColumns()
  const { lines, entry_id, entry_label, paid_on, pay_mode, acknowledged_on } = release
  return (
    <>
      {!release.actions?.includes('edit') && lines.length > 0 && (
        <section className="form-stack">
          <h3 className="section-title">{t('sections.shares')}</h3>
          <Table
            caption={t('sections.shares')}
            columns={columns}
            rows={lines}
            rowKey={({ share_id }) => share_id}
          />
        </section>
      )}
      <section className="form-stack">
        <h3 className="section-title">{t('sections.computation')}</h3>
        <ReleaseSteps steps={release.steps} />
      </section>
      {paid_on && (
        <DefinitionList
          definitions={[
            [words.label('paid_on'), formats.date(paid_on)],
            [words.label('pay_mode'), pay_mode && words.value('pay_mode', pay_mode)],
            [words.label('bank_id'), release.bank_label],
            [words.label('check_no'), release.check_no],
            [words.label('acknowledged_on'), acknowledged_on && formats.date(acknowledged_on)],
            [words.label('entry_id'), <EntryLink key="entry" id={entry_id} number={entry_label} />],
          ]}
        />
      )}
      {paid_on && <ReleaseMailed id={release.id} />}
      <div className="cluster">
        <SaveButton
          url={releases.paperOf(release.id)}
          name={release.number ?? 'voucher-draft'}
          icon="printer"
        >
          {t('voucher')}
        </SaveButton>
        {release.batch_id && pay_mode === 'bank_transfer' && (
          <Can code="commission.release.export">
            <SaveButton url={transferFile(release.batch_id)} kind="csv" name="Transfers" icon="download">
              {t('transfers')}
            </SaveButton>
          </Can>
        )}
        {paid_on && release.ewt_amount !== '0.00' && (
          <Can code="expense.report.export">
            <SaveButton
              url={certificatePdf(release.seller_id, paid_on)}
              name={`2307 ${release.seller_label ?? ''}`}
              icon="printer"
            >
              {t('certificate')}
            </SaveButton>
          </Can>
        )}
      </div>
    </>
  )
}

/** What the payee was mailed and answered, or that there was nowhere to mail it to. */
function ReleaseMailed({ id }: { id: string }) {
  const t = usePhrases('releases')
  const { currentData, error, isFetching, refetch } = useGetPaidMailQuery(id)
  if (error) return <LoadFailed error={error} isBusy={isFetching} onRetry={() => void refetch()} />
  if (!currentData) return null
  const { mails, has_address } = currentData
  if (mails.length === 0)
    return has_address ? null : <Banner tone="warning">{t('mailing.no_address')}</Banner>
  return (
    <MailedTable
      mails={mails}
      answerOf={({ answer }) =>
        answer && (answer.problem ? t('mailing.wrong', { text: answer.problem }) : t('mailing.received'))
      }
    />
  )
}
