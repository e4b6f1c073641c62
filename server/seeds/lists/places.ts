type Province = { code: string; name: string; cities: Record<string, string> }
type Region = { code: string; name: string; provinces: readonly Province[]; cities?: Record<string, string> }

/** Where the projects lie. A city without a province answers to its region alone. */
export const regions: readonly Region[] = [
  {
    code: 'NCR',
    name: 'National Capital Region',
    provinces: [],
    cities: { 'NCR-MKT': 'Makati', 'NCR-TAG': 'Taguig', 'NCR-QC': 'Quezon City', 'NCR-PSG': 'Pasig' },
  },
  {
    code: 'R04A',
    name: 'CALABARZON',
    provinces: [
      {
        code: 'CAV',
        name: 'Cavite',
        cities: { 'CAV-IMU': 'Imus', 'CAV-DAS': 'Dasmariñas', 'CAV-TAG': 'Tagaytay' },
      },
      { code: 'LAG', name: 'Laguna', cities: { 'LAG-SRS': 'Santa Rosa', 'LAG-CAL': 'Calamba' } },
    ],
  },
  {
    code: 'R06',
    name: 'Western Visayas',
    provinces: [{ code: 'ILO', name: 'Iloilo', cities: { 'ILO-ILO': 'Iloilo City', 'ILO-PAV': 'Pavia' } }],
  },
  {
    code: 'R07',
    name: 'Central Visayas',
    provinces: [
      {
        code: 'CEB',
        name: 'Cebu',
        cities: {
          'CEB-TAL': 'Talisay',
          'CEB-MIN': 'Minglanilla',
          'CEB-CON': 'Consolacion',
          'CEB-LIL': 'Liloan',
          'CEB-CAR': 'Carcar',
        },
      },
      { code: 'BOH', name: 'Bohol', cities: { 'BOH-TAG': 'Tagbilaran', 'BOH-PAN': 'Panglao' } },
    ],
    cities: { 'CEB-CEB': 'Cebu City', 'CEB-MAN': 'Mandaue', 'CEB-LAP': 'Lapu-Lapu' },
  },
  {
    code: 'R11',
    name: 'Davao Region',
    provinces: [
      {
        code: 'DDN',
        name: 'Davao del Norte',
        cities: { 'DDN-TAG': 'Tagum', 'DDN-PAN': 'Panabo', 'DDN-SAM': 'Samal' },
      },
      { code: 'DDS', name: 'Davao del Sur', cities: { 'DDS-DIG': 'Digos' } },
    ],
    cities: { 'DVO-DVO': 'Davao City' },
  },
]
