import { classNames } from '@/shared/ui/class-names'

export type StreetSceneProps = {
  /** A part of the picture, as an SVG view box; the whole is 640 by 420. */
  view?: string | undefined
  className?: string | undefined
}

/** A street of what the company sells; each building rises into place once. Only a picture: it is not read. */
export function StreetScene({ view = '0 0 640 420', className }: StreetSceneProps) {
  return (
    <svg
      className={classNames('scene', className)}
      viewBox={view}
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <circle className="scene-sun scene-rise" cx="476" cy="118" r="58" />
      <path
        className="scene-hill-far"
        d="M-420 430c150-10 300-140 550-156s160 26 236 18 150-88 270-44 160 82 420 88 400 60 500 90z"
      />
      <path
        className="scene-hill-mid"
        d="M-900 430c300-10 560-92 820-76s250 6 380-22 210-32 350 6 250 30 700 70 200 10 300 20z"
      />
      <g className="scene-rise scene-rise-2">
        <path className="scene-wall-shade" d="M40 400V236l30-14v178z" />
        <path className="scene-wall-a" d="M70 400V222h56v178z" />
        <path
          className="scene-window"
          d="M80 236h12v16H80zm24 0h12v16h-12zM80 268h12v16H80zm24 32h12v16h-12zm-24 0h12v16H80zm0 32h12v16H80zm24 0h12v16h-12z"
        />
        <path className="scene-lit" d="M104 268h12v16h-12zM80 364h12v16H80zm24 0h12v16h-12z" />
      </g>
      <g className="scene-rise scene-rise-3">
        <path className="scene-wall-a" d="M236 132h-8v-16h-4v16h-14v20h26z" />
        <path className="scene-wall-shade" d="M152 400V152h34v248z" />
        <path className="scene-wall-b" d="M186 400V146h94v254z" />
        <path
          className="scene-window"
          d="M200 164h18v14h-18zm46 0h18v14h-18zm-46 30h18v14h-18zm23 0h18v14h-18zm-23 30h18v14h-18zm46 0h18v14h-18zm-46 30h18v14h-18zm23 0h18v14h-18zm23 0h18v14h-18zm-46 30h18v14h-18zm46 0h18v14h-18zm-46 30h18v14h-18zm23 0h18v14h-18zm-23 30h18v14h-18zm46 0h18v14h-18z"
        />
        <path
          className="scene-lit"
          d="M223 164h18v14h-18zm23 30h18v14h-18zm-23 30h18v14h-18zm0 60h18v14h-18zm23 30h18v14h-18zm-23 30h18v14h-18z"
        />
        <path
          className="scene-line"
          d="M160 170h18m-18 24h18m-18 24h18m-18 24h18m-18 24h18m-18 24h18m-18 24h18m-18 24h18m-18 24h18"
        />
      </g>
      <g className="scene-rise scene-rise-4">
        <path className="scene-roof-shade" d="M416 320v-62h14v62z" />
        <path className="scene-wall-c" d="M322 404v-86l60-48 60 48v86z" />
        <path className="scene-roof" d="m310 326 72-60 72 60-9 10-63-50-63 50z" />
        <path className="scene-lit" d="M340 336h26v24h-26z" />
        <path className="scene-window" d="M398 336h26v24h-26z" />
        <path className="scene-pane" d="M353 336v24m-13-12h26m45-12v24m-13-12h26" />
        <path className="scene-door" d="M371 404v-34a11 11 0 0 1 22 0v34z" />
      </g>
      <g className="scene-rise scene-rise-5">
        <path className="scene-trunk" d="M483 404v-34h6v34z" />
        <path className="scene-tree" d="M486 306c18 22 27 36 27 48a27 27 0 0 1-54 0c0-12 9-26 27-48z" />
        <path className="scene-wall-a" d="M528 406v-62l40-30 40 30v62z" />
        <path className="scene-roof" d="m518 350 50-39 50 39-8 10-42-33-42 33z" />
        <path className="scene-lit" d="M574 356h20v20h-20z" />
        <path className="scene-pane" d="M584 356v20m-10-10h20" />
        <path className="scene-door" d="M544 406v-28a9 9 0 0 1 18 0v28z" />
        <path className="scene-trunk" d="M299 404v-24h5v24z" />
        <path className="scene-tree" d="M301.500 334c13 17 20 27 20 37a20 20 0 0 1-40 0c0-10 7-20 20-37z" />
      </g>
      <path
        className="scene-hill-near"
        d="M-2400 440c700-30 1800-34 2400-36s330-14 470-2 250 10 380-4 700-10 1500 20v140H-2400z"
      />
    </svg>
  )
}
