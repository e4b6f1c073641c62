import { UnitMark } from '@/shared/ui/unit-mark'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { activeOuChosen, selectActiveOu } from '@/shared/session/active-ou.slice'
import { selectOuAccess } from '@/shared/session/ou-access.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'
import { Dropdown } from '@/shared/ui/dropdown'
import { DropdownDivider } from '@/shared/ui/dropdown-divider'
import { DropdownHeader } from '@/shared/ui/dropdown-header'
import { DropdownItem } from '@/shared/ui/dropdown-item'
import { Icon } from '@/shared/ui/icon'

/** Which operating unit every screen shows. Changing it keeps the screen; only its data are asked for again. */
export function UnitSwitcher() {
  const t = usePhrases('shell')
  const dispatch = useAppDispatch()
  const units = useAppSelector(selectOuAccess)
  const activeCode = useAppSelector(selectActiveOu)
  const [only, second] = units

  if (!only) return null
  if (!second) {
    return (
      <span className="unit-switcher unit-switcher-single">
        <span className="visually-hidden">{t('unit.label')}</span>{' '}
        <UnitMark name={only.ou_name} code={only.ou_code} />
      </span>
    )
  }

  const active = units.find(unit => unit.ou_code === activeCode)
  return (
    <Dropdown
      align="end"
      toggleClassName="unit-switcher"
      toggle={
        <>
          <span className="visually-hidden">{t('unit.label')}</span>{' '}
          {active ? (
            <UnitMark name={active.ou_name} code={active.ou_code} />
          ) : (
            <span className="unit-mark">
              <span className="hue-dot hue-dot-all" aria-hidden="true" />
              <span className="unit-mark-name">{t('unit.all')}</span>
            </span>
          )}
          <Icon name="chevron-down" size="sm" className="unit-switcher-chevron" />
        </>
      }
    >
      <DropdownHeader>{t('unit.choose')}</DropdownHeader>
      <DropdownItem chosen={!active} onSelect={() => dispatch(activeOuChosen(null))}>
        <span className="unit-mark">
          <span className="hue-dot hue-dot-all" aria-hidden="true" />
          <span className="unit-mark-name">{t('unit.all')}</span>
        </span>
      </DropdownItem>
      <DropdownDivider />
      {units.map(unit => (
        <DropdownItem
          key={unit.ou_code}
          chosen={unit === active}
          onSelect={() => dispatch(activeOuChosen(unit.ou_code))}
        >
          <UnitMark name={unit.ou_name} code={unit.ou_code} />
        </DropdownItem>
      ))}
    </Dropdown>
  )
}
