import { SKETCH_HEIGHT, SKETCH_WIDTH, sketchOf } from '@/app/shell/layout-sketch'
import { classNames } from '@/shared/ui/class-names'
import type { LayoutKey } from '@/shared/layout/layout-choices'

export type LayoutDrawingProps = { setting: LayoutKey; value: string }

/** What a choice looks like, before it is made. */
export function LayoutDrawing({ setting, value }: LayoutDrawingProps) {
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
