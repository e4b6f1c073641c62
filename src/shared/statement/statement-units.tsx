import { unitLabel } from '@contract/kernel/record-labels'
import { usePhrases } from '@/shared/i18n/use-phrases'
import type { StatementAddress } from '@/shared/statement/use-statement-address'
import { useUnitChoice } from '@/shared/statement/use-unit-choice'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownDivider } from '@/shared/ui/dropdown-divider'
import { DropdownItem } from '@/shared/ui/dropdown-item'

export type StatementUnitsProps = { address: Pick<StatementAddress, 'unitCodes' | 'change'> }

/** One unit, several, or all together; nothing to choose where the reader has one. */
export function StatementUnits({ address: { unitCodes, change } }: StatementUnitsProps) {
  const t = usePhrases('statement')
  const { units, chosen } = useUnitChoice(unitCodes)
  if (units.length < 2) return null
  const codes = chosen.map(({ ou_code }) => ou_code)
  const toggle = (code: string) =>
    change({
      units: (codes.includes(code) ? codes.filter(each => each !== code) : [...codes, code]).join(','),
    })
  return (
    <div className="field">
      <div className="field-head" aria-hidden="true">
        <span className="field-label">{t('units.label')}</span>
      </div>
      <Dropdown
        label={`${t('units.label')}: ${codes.join(', ') || t('units.all')}`}
        toggleClassName="form-select statement-units"
        toggle={codes.join(', ') || t('units.all')}
      >
        <DropdownItem chosen={codes.length === 0} onSelect={() => change({ units: '' })}>
          {t('units.all')}
        </DropdownItem>
        <DropdownDivider />
        {units.map(unit => (
          <DropdownItem
            key={unit.ou_code}
            chosen={codes.includes(unit.ou_code)}
            onSelect={event => {
              // Several are chosen one after the other.
              event.stopPropagation()
              toggle(unit.ou_code)
            }}
          >
            <bdi>{unitLabel(unit)}</bdi>
          </DropdownItem>
        ))}
      </Dropdown>
    </div>
  )
}
