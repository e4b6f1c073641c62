import { useId } from 'react'
import { whyNot } from '@/app/shell/layout-rules'
import { SKETCH_HEIGHT, SKETCH_WIDTH, sketchOf } from '@/app/shell/layout-sketch'
import { usePhrases } from '@/shared/i18n/use-phrases'
import { isChoice, LAYOUT_CHOICES, type LayoutKey } from '@/shared/layout/layout-choices'
import { layoutChanged, selectLayout } from '@/shared/layout/layout.slice'
import { useAppDispatch, useAppSelector } from '@/shared/store/hooks'
import { classNames } from '@/shared/ui/class-names'

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

type LayoutDrawingProps = { setting: LayoutKey; value: string }

/** What a choice looks like, before it is made. */
function LayoutDrawing({ setting, value }: LayoutDrawingProps) {
  const boxes = sketchOf(setting, value)
  if (!boxes)
    return <span className={classNames('sketch', 'sketch-picture', `sketch-${value}`)} aria-hidden="true" />
  return (
    <svg
      className="sketch icon-mirrored"
      viewBox={`0 0 ${SKETCH_WIDTH} ${SKETCH_HEIGHT}`}
      aria-hidden="true"
      focusable="false"
    >
      {boxes.map((box, index) => (
        <rect
          key={index}
          className={`sketch-${box.colour}`}
          x={box.x}
          y={box.y}
          width={Math.max(box.w, 0)}
          height={box.h}
          rx={box.r}
        />
      ))}
    </svg>
  )
}
