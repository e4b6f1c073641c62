/** A street of the company's trade; each storey rises into place once, in theme.scss's own pace. */
export function AuthScene() {
  return (
    <svg className="auth-scene" viewBox="0 0 640 480" preserveAspectRatio="xMidYMax slice" focusable="false">
      <circle className="scene-sun scene-rise" cx="468" cy="150" r="62" />
      <path className="scene-hill-far" d="M0 372c90-70 168-84 254-46s138 22 206-14 122-40 180-10v178H0z" />
      <g className="scene-rise scene-rise-2">
        <path className="scene-wall-a" d="M96 420V212l78-40v248z" />
        <path
          className="scene-window"
          d="M114 226h14v22h-14zm28 0h14v22h-14zm-28 44h14v22h-14zm28 0h14v22h-14zm-28 44h14v22h-14zm28 0h14v22h-14zm-28 44h14v22h-14zm28 0h14v22h-14z"
        />
      </g>
      <g className="scene-rise scene-rise-3">
        <path className="scene-wall-b" d="M196 420V120a8 8 0 0 1 8-8h88a8 8 0 0 1 8 8v300z" />
        <path
          className="scene-window"
          d="M216 138h20v16h-20zm44 0h20v16h-20zm-44 38h20v16h-20zm44 0h20v16h-20zm-44 38h20v16h-20zm44 0h20v16h-20zm-44 38h20v16h-20zm44 0h20v16h-20zm-44 38h20v16h-20zm44 0h20v16h-20zm-44 38h20v16h-20zm44 0h20v16h-20z"
        />
      </g>
      <g className="scene-rise scene-rise-4">
        <path className="scene-wall-c" d="M326 420v-96l66-52 66 52v96z" />
        <path className="scene-roof" d="m314 332 78-62 78 62-10 12-68-54-68 54z" />
        <path className="scene-window" d="M350 344h26v26h-26zm58 0h26v26h-26z" />
        <path className="scene-door" d="M382 420v-40a10 10 0 0 1 20 0v40z" />
      </g>
      <g className="scene-rise scene-rise-5">
        <path className="scene-wall-a" d="M486 420v-70l44-34 44 34v70z" />
        <path className="scene-roof" d="m476 356 54-42 54 42-8 10-46-36-46 36z" />
        <path className="scene-door" d="M522 420v-30a8 8 0 0 1 16 0v30z" />
      </g>
      <path className="scene-hill-near" d="M0 428c120-26 228-28 330-14s206 12 310-10v76H0z" />
    </svg>
  )
}
