import type { PunchRow } from '@/features/time-logs/day/correction-rows'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { Button } from '@/shared/ui/button'
import { Checkbox } from '@/shared/ui/checkbox'
import { Field } from '@/shared/ui/field'
import { IconButton } from '@/shared/ui/icon-button'
import { Select } from '@/shared/ui/select'
import { TextInput } from '@/shared/ui/text-input'

export type PunchRowsProps = { rows: readonly PunchRow[]; onChange: (rows: PunchRow[]) => void }

let made = 0

export function PunchRows({ rows, onChange }: PunchRowsProps) {
  const t = usePhrases('time-logs')
  const set = (key: string, change: Partial<PunchRow>) =>
    onChange(rows.map(row => (row.key === key ? { ...row, ...change } : row)))
  const handleAdd = () => {
    made += 1
    const direction = rows.at(-1)?.direction === 'in' ? ('out' as const) : ('in' as const)
    onChange([...rows, { key: `new-${made}`, id: null, time: '', direction, is_next_day: false }])
  }
  return (
    <div className="form-stack">
      {rows.map(row => (
        <div key={row.key} className="punch-row">
          <Field label={t('correction.time')}>
            <TextInput
              type="time"
              required
              value={row.time}
              onChange={event => set(row.key, { time: event.target.value })}
            />
          </Field>
          <Field label={t('correction.direction')}>
            <Select
              value={row.direction}
              options={[
                { value: 'in', label: t('direction.in') },
                { value: 'out', label: t('direction.out') },
              ]}
              onChange={event => set(row.key, { direction: event.target.value === 'in' ? 'in' : 'out' })}
            />
          </Field>
          <IconButton
            icon="trash"
            label={t('correction.remove', { time: row.time })}
            onClick={() => onChange(rows.filter(other => other.key !== row.key))}
          />
          <Checkbox
            label={t('correction.next_day')}
            checked={row.is_next_day}
            onChange={event => set(row.key, { is_next_day: event.target.checked })}
          />
        </div>
      ))}
      <div>
        <Button icon="plus-lg" size="sm" onClick={handleAdd}>
          {t('correction.add')}
        </Button>
      </div>
    </div>
  )
}
