import { useEffect, useRef, useState } from 'react'
import type { DateText } from '@contract/kernel/dates'
import { isMoneyText } from '@contract/kernel/money'
import { hasAmount } from '@contract/modules/accounting/bank-file.rules'
import type { BankAccount } from '@contract/modules/accounting/bank-register'
import { statementActions } from '@/features/bank-register/bank-register.api'
import { MappingFields } from '@/features/bank-register/statement/mapping-fields'
import { ReadingPreview } from '@/features/bank-register/statement/reading-preview'
import {
  readingOf,
  readStatementFile,
  type StatementFile,
} from '@/features/bank-register/statement/read-statement'
import { useCommand } from '@/shared/command/use-command'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Banner } from '@/shared/ui/banner'
import { Button } from '@/shared/ui/button'
import { Field } from '@/shared/ui/field'
import { Modal } from '@/shared/ui/modal'
import { TextInput } from '@/shared/ui/text-input'

export type ImportDialogProps = { account: BankAccount; onClose: () => void }

const ACCEPTED = '.csv,.tsv,.txt,.xlsx,.ofx,.qfx'

/** No statement tells the balance before it. */
const startsFirst = (
  { statement_since: since }: BankAccount,
  lines: readonly { line_date: DateText }[],
): boolean => since === null || lines.some(({ line_date }) => line_date < since)

/** Reads a statement and shows what would be imported, before anything is. */
export function ImportDialog({ account, onClose }: ImportDialogProps) {
  const t = usePhrases('bank-register')
  const ui = usePhrases('ui')
  const input = useRef<HTMLInputElement>(null)
  const abort = useRef(new AbortController())
  const [file, setFile] = useState<StatementFile | null>(null)
  const [isUnreadable, setUnreadable] = useState(false)
  const [opening, setOpening] = useState('0.00')
  const [send, busyId] = useCommand(statementActions.import)
  useEffect(() => {
    const controller = abort.current
    return () => controller.abort()
  }, [])
  const reading = file && readingOf(file)
  const isFirst = startsFirst(account, reading?.lines ?? [])
  const isReady =
    reading !== null &&
    reading.lines.length > 0 &&
    reading.faults.length === 0 &&
    (file?.kind !== 'table' || hasAmount(file.mapping)) &&
    (!isFirst || isMoneyText(opening))
  const choose = async (chosen: File | undefined) => {
    if (!chosen) return
    try {
      setFile(await readStatementFile(chosen, account.mapping, abort.current.signal))
      setUnreadable(false)
    } catch {
      setFile(null)
      setUnreadable(true)
    }
  }
  const submit = async () => {
    if (!file || !reading) return
    const { ou_id, account_id } = account
    const body = {
      ...{ ou_id, account_id, file_name: file.name.slice(0, 200), lines: reading.lines },
      opening: isFirst ? opening : null,
      closing: file.kind === 'ofx' ? file.closing : null,
      mapping: file.kind === 'table' ? file.mapping : null,
    }
    if (await send({ body }, answer => t('import.done', { count: answer.added, known: answer.known })))
      onClose()
  }
  return (
    <Modal
      show
      size="lg"
      title={t('import.title', { account: `${account.ou_code} · ${account.code} ${account.name}` })}
      onClose={onClose}
      closable={busyId === null}
      footer={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button variant="primary" busy={busyId !== null} disabled={!isReady} onClick={() => void submit()}>
            {t('import.submit')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="mb-0">{t('import.text')}</p>
        <input
          ref={input}
          type="file"
          hidden
          accept={ACCEPTED}
          aria-label={t('import.choose')}
          onChange={event => {
            void choose(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <div className="cluster">
          <Button icon="upload" onClick={() => input.current?.click()}>
            {t('import.choose')}
          </Button>
          {file && <bdi>{file.name}</bdi>}
        </div>
        {isUnreadable && (
          <Banner tone="danger" role="alert">
            {t('import.unreadable')}
          </Banner>
        )}
        {file?.kind === 'table' && (
          <MappingFields
            headings={file.headings}
            mapping={file.mapping}
            onChange={mapping => setFile({ ...file, mapping })}
          />
        )}
        {isFirst && file && (
          <Field
            label={t('import.opening')}
            hint={t('import.opening_hint')}
            error={isMoneyText(opening) ? undefined : t('import.opening_malformed')}
          >
            <TextInput
              dir="ltr"
              inputMode="decimal"
              value={opening}
              onChange={event => setOpening(event.target.value.replaceAll(',', ''))}
            />
          </Field>
        )}
        {reading && <ReadingPreview reading={reading} />}
      </div>
    </Modal>
  )
}
