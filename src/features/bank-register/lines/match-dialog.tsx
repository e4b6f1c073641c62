import { useState } from 'react'
import { formatAmount, moneyText, parseMoney } from '@contract/kernel/money'
import { total } from '@contract/kernel/parts'
import type { BankLine, LedgerCandidate } from '@contract/modules/accounting/bank-register'
import { lineActions } from '@/features/bank-register/bank-register.api'
import { useCommand } from '@/shared/command/use-command'
import { Ltr } from '@/shared/format/ltr'
import { useFormats } from '@/shared/format/use-formats'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Modal } from '@/shared/ui/modal'
import { TextInput } from '@/shared/ui/text-input'

export type MatchDialogProps = {
  line: BankLine
  entries: readonly LedgerCandidate[]
  onClose: () => void
}

const MOST_SHOWN = 50

/** Chooses the entries of the books that a line of the bank is: one, or several that add up to it. */
export function MatchDialog({ line, entries, onClose }: MatchDialogProps) {
  const t = usePhrases('bank-register')
  const ui = usePhrases('ui')
  const formats = useFormats()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const [search, setSearch] = useState('')
  const [match, busyId] = useCommand(lineActions.match)
  const isIn = !line.amount.startsWith('-')
  const words = search.trim().toLowerCase()
  const offered = entries
    .filter(({ amount }) => amount.startsWith('-') !== isIn)
    .filter(({ number, memo, amount }) => `${number} ${memo} ${amount}`.toLowerCase().includes(words))
  const open =
    parseMoney(line.amount) -
    total(entries.filter(({ id }) => chosen.includes(id)).map(({ amount }) => parseMoney(amount)))
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id])
  const submit = async () => {
    const call = { record: { id: line.id }, body: { journal_line_ids: [...chosen] } }
    if (await match(call, t('command.match.done'))) onClose()
  }
  return (
    <Modal
      show
      size="lg"
      title={t('command.match.title', { name: line.description })}
      onClose={onClose}
      closable={busyId === null}
      footer={
        <>
          <Button onClick={onClose}>{ui('cancel')}</Button>
          <Button
            variant="primary"
            busy={busyId !== null}
            disabled={chosen.length === 0 || open !== 0n}
            onClick={() => void submit()}
          >
            {t('command.match.submit')}
          </Button>
        </>
      }
    >
      <div className="form-stack">
        <p className="mb-0">
          {t('left', { amount: formatAmount(line.amount), open: formatAmount(moneyText(open)) })}
        </p>
        <TextInput
          type="search"
          aria-label={t('search')}
          placeholder={t('search')}
          value={search}
          onChange={event => setSearch(event.target.value)}
        />
        {offered.length === 0 && <p className="text-muted mb-0">{t('no_entries')}</p>}
        <ul className="bank-candidates">
          {offered.slice(0, MOST_SHOWN).map(entry => (
            <li key={entry.id}>
              <Checkbox
                checked={chosen.includes(entry.id)}
                onChange={() => toggle(entry.id)}
                label={
                  <>
                    <bdi className="text-nowrap">{entry.number}</bdi>{' '}
                    <span className="text-nowrap">
                      <Ltr>{formats.date(entry.entry_date)}</Ltr>
                    </span>{' '}
                    <bdi>{entry.memo}</bdi>
                  </>
                }
              />
              <Ltr>{formatAmount(entry.amount)}</Ltr>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  )
}
