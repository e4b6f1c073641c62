import { checkboxStyleDefault, colorSchemeVariable, createTheme, iconOverrides } from 'ag-grid-community'

const drawn = (shape: string) => ({
  svg: `<svg xmlns="http://www.w3.org/2000/svg" fill="none" stroke="black" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" viewBox="0 0 24 24"><path d="${shape}"/></svg>`,
})

/** What the grid shows beside a column while it is moved: all else is drawn by the portal. */
const icons = iconOverrides({
  type: 'image',
  mask: true,
  icons: {
    arrows: drawn('M5 9l-3 3 3 3M9 5l3-3 3 3M15 19l-3 3-3-3M19 9l3 3-3 3M2 12h20M12 2v20'),
    left: drawn('m12 19-7-7 7-7M19 12H5'),
    right: drawn('M5 12h14M12 5l7 7-7 7'),
    pin: drawn(
      'M12 17v5M5 17h14v-1.76a2 2 0 0 0-1.11-1.79l-1.78-.9A2 2 0 0 1 15 10.76V6h1a2 2 0 0 0 0-4H8a2 2 0 0 0 0 4h1v4.76a2 2 0 0 1-1.11 1.79l-1.78.9A2 2 0 0 0 5 15.24Z',
    ),
    'not-allowed': drawn('M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M4.9 4.9l14.2 14.2'),
  },
})

/**
 * Every colour is a variable of the portal's, so light, dark and paper need no second theme. Of the parts of a theme
 * those alone that the portal shows: boxes and buttons are its own, and a whole set of icons is 6 kB.
 */
export const gridTheme = createTheme()
  .withPart(checkboxStyleDefault)
  .withPart(colorSchemeVariable)
  .withPart(icons)
  .withParams({
    browserColorScheme: 'inherit',
    accentColor: 'var(--ui-primary)',
    backgroundColor: 'var(--ui-surface)',
    foregroundColor: 'var(--ui-text)',
    textColor: 'var(--ui-text)',
    borderColor: 'var(--ui-line)',
    borderRadius: '0px',
    wrapperBorder: false,
    wrapperBorderRadius: '0px',
    headerBackgroundColor: 'var(--ui-surface-sunken)',
    headerTextColor: 'var(--ui-text-muted)',
    headerFontWeight: 550,
    headerFontSize: '0.8125rem',
    headerColumnResizeHandleColor: 'var(--ui-line-strong)',
    rowHoverColor: 'var(--ui-hover)',
    oddRowBackgroundColor: 'var(--ui-surface)',
    fontFamily: 'inherit',
    fontSize: '0.875rem',
    spacing: '7px',
    cellHorizontalPadding: '12px',
    focusShadow: 'none',
  })
