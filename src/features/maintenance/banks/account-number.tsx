import { useState } from 'react'
import type { RevealedAccount } from '@contract/modules/maintenance/bank.resource'
import { banks } from '@/features/maintenance/banks/banks.api'
import { useCan } from '@/shared/access/use-can'
import { Ltr } from '@/shared/format/ltr'
import { http } from '@/shared/http/http'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { FieldControl, type FieldControlProps } from '@/shared/record/field-control'
import { Button } from '@/shared/ui/button'

type NumberState = { state: 'hidden' | 'asking' | 'failed' } | { state: 'shown'; number: string }

/** Where a new number is typed; the one that is kept is shown to whom it may be, and never stays on the screen. */
export function AccountNumber(props: FieldControlProps) {
  const { row } = props
  const t = usePhrases('maintenance')
  const mayReveal = useCan()('maintenance.bank.reveal_account')
  const [shown, setShown] = useState<NumberState>({ state: 'hidden' })
  const isKept = typeof row?.['account_no_masked'] === 'string'

  const reveal = async () => {
    setShown({ state: 'asking' })
    try {
      const { data } = await http.post<{ data: RevealedAccount }>(
        `${banks.url}/${String(row?.['id'])}/reveal`,
      )
      setShown({ state: 'shown', number: data.data.account_no })
    } catch {
      setShown({ state: 'failed' })
    }
  }

  return (
    <div className="field-stack">
      <FieldControl {...props} />
      {isKept && mayReveal && (
        <div className="cluster" role="status">
          {shown.state === 'shown' ? (
            <>
              <strong>
                <Ltr>{shown.number}</Ltr>
              </strong>
              <Button size="sm" icon="eye-slash" onClick={() => setShown({ state: 'hidden' })}>
                {t('reveal.hide')}
              </Button>
              <span className="small text-muted">{t('reveal.told')}</span>
            </>
          ) : (
            <Button size="sm" icon="eye" busy={shown.state === 'asking'} onClick={() => void reveal()}>
              {t('reveal.show')}
            </Button>
          )}
          {shown.state === 'failed' && <span className="field-error">{t('reveal.failed')}</span>}
        </div>
      )}
    </div>
  )
}
