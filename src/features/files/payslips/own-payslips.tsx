import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { OwnPayslip } from '@contract/modules/files/payslip.calls'
import { SealDialog } from '@/features/files/seal-dialog'
import { fetchBlob } from '@/shared/http/fetch-blob'
import { PasswordGate } from '@/features/files/payslips/password-gate'
import {
  ownPayslipFile,
  useListOwnPayslipsQuery,
  useGetPayslipSealQuery,
} from '@/features/files/payslips/payslips.api'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Badge } from '@/shared/ui/badge'
import { Button } from '@/shared/ui/button'
import { Card } from '@/shared/ui/card'
import { EmptyState } from '@/shared/ui/empty-state'
import { IconButton } from '@/shared/ui/icon-button'
import { FileViewer } from '@/shared/viewer/file-viewer'

/**
 * By year, the newest first. What was replaced stays to be looked up. `?open=last` opens the last one that counts as
 * soon as the password allows it.
 */
export function OwnPayslips() {
  const t = usePhrases('files')
  const [params, setParams] = useSearchParams()
  const [chosen, setChosen] = useState<OwnPayslip | null>(null)
  const { data, error, isFetching, refetch } = useListOwnPayslipsQuery()
  const payslips = data?.payslips ?? []
  const years = [...new Set(payslips.map(slip => slip.pay_date.slice(0, 4)))]
  const last = payslips.find(slip => slip.status === 'published') ?? null
  const shown = chosen ?? (params.get('open') === 'last' ? last : null)
  const handleClose = () => {
    setChosen(null)
    setParams({}, { replace: true })
    // Seen now; and after idling the password comes before the list as well.
    void refetch()
  }
  return (
    <PasswordGate
      isClosed={data?.confirmation_needed ?? false}
      error={error}
      isReady={Boolean(data)}
      isBusy={isFetching}
      onRetry={() => void refetch()}
    >
      {payslips.length === 0 && (
        <EmptyState icon="cash-stack" title={t('payslips.empty')}>
          {t('payslips.empty_text')}
        </EmptyState>
      )}
      {years.map(year => (
        <Card key={year} flush title={<Ltr>{year}</Ltr>} className="files-group">
          <ul className="files-list">
            {payslips
              .filter(slip => slip.pay_date.startsWith(year))
              .map(slip => (
                <SlipLine key={slip.id} slip={slip} onShow={() => setChosen(slip)} />
              ))}
          </ul>
        </Card>
      ))}
      {shown && (
        <FileViewer
          key={shown.id}
          name={`${shown.slip_no}.pdf`}
          mime="application/pdf"
          fetchFile={() => fetchBlob(ownPayslipFile(shown.id), 'application/pdf')}
          onClose={handleClose}
        />
      )}
    </PasswordGate>
  )
}

function SlipLine({ slip, onShow }: { slip: OwnPayslip; onShow: () => void }) {
  const t = usePhrases('files')
  const formats = useFormats()
  const period = `${formats.shortDate(slip.period_from)} – ${formats.shortDate(slip.period_to)}`
  return (
    <li className="files-line is-still">
      <span className="files-line-words">
        <span className="files-line-title">{period}</span>
        <span className="files-line-meta">
          <span>{t(`payslips.cutoff.${slip.cutoff}`)}</span>
          <span>{t('payslips.paid', { date: formats.shortDate(slip.pay_date) })}</span>
          <Ltr>{slip.slip_no}</Ltr>
        </span>
      </span>
      {slip.status === 'superseded' && <Badge>{t('payslips.status.superseded')}</Badge>}
      {slip.status === 'published' && slip.viewed_at === null && (
        <Badge tone="info">{t('payslips.new')}</Badge>
      )}
      <Button icon="eye" aria-label={t('payslips.show_named', { period })} onClick={onShow}>
        {t('payslips.show')}
      </Button>
      {slip.status === 'published' && <PayslipSeal slip={slip} period={period} />}
    </li>
  )
}

/** For whoever hands a payslip to a bank: by what the bank can check it. */
function PayslipSeal({ slip, period }: { slip: OwnPayslip; period: string }) {
  const t = usePhrases('files')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <IconButton icon="patch-check" label={t('seal.of', { name: period })} onClick={() => setOpen(true)} />
      {isOpen && <Opened slip={slip} onClose={() => setOpen(false)} />}
    </>
  )
}

function Opened({ slip, onClose }: { slip: OwnPayslip; onClose: () => void }) {
  const asked = useGetPayslipSealQuery(slip.id)
  return <SealDialog kind="payslip" number={slip.slip_no} asked={asked} onClose={onClose} />
}
