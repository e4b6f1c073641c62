import { useId } from 'react'
import { LayoutDrawing } from '@/app/shell/layout-drawing'
import { whyNot } from '@/app/shell/layout-rules'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { isChoice, LAYOUT_CHOICES, type LayoutKey } from '@/shared/layout/layout-choices'
import { layoutChanged, selectLayout } from '@/shared/layout/layout.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'

export type LayoutSettingProps = { setting: LayoutKey }

/** One setting as a row of drawn choices; where it would change nothing, it says why instead. */
export function LayoutSetting({ setting }: LayoutSettingProps) {
  const t = usePhrases('shell')
  const dispatch = useAppDispatch()
  const layout = useAppSelector(selectLayout)
  const whyId = useId()
  const why = whyNot(setting, layout)
  const group = setting === 'topbar' ? 'topbar_colour' : setting
  // The phrases of a setting are named after its values.
  const nameOf = (value: string) => t(`panel.${group}.${value}` as Parameters<typeof t>[0])

  return (
    <fieldset className="layout-setting" disabled={why !== null} aria-describedby={why ? whyId : undefined}>
      <legend>{t(`panel.${group}.title`)}</legend>
      <div className="layout-choices">
        {LAYOUT_CHOICES[setting].map(value => (
          <label key={value} className="layout-choice">
            <input
              type="radio"
              className="visually-hidden"
              name={`layout-${setting}`}
              value={value}
              checked={layout[setting] === value}
              onChange={() => {
                if (isChoice(setting, value)) dispatch(layoutChanged({ [setting]: value }))
              }}
            />
            <span className="layout-choice-frame">
              <LayoutDrawing setting={setting} value={value} />
            </span>
            <span>{nameOf(value)}</span>
          </label>
        ))}
      </div>
      {why && (
        <p className="layout-why" id={whyId}>
          {t(`panel.why.${why}`)}
        </p>
      )}
    </fieldset>
  )
}
