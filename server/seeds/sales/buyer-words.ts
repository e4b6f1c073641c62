/** What the buyers of the demo company are called, and where they live: invented, but of the place. */
export const WOMEN = [
  ...[
    'Maricel',
    'Jocelyn',
    'Rowena',
    'Charity',
    'Glenda',
    'Mary Grace',
    'Lorna',
    'Sheila',
    'Annabelle',
    'Fe',
  ],
  ...[
    'Vilma',
    'Kristine',
    'Nenita',
    'Hazel',
    'Queenie',
    'Irene',
    'Daisy',
    'Roselyn',
    'Bernadette',
    'April Joy',
  ],
  ...['Gemma', 'Marilou', 'Josephine', 'Ruby', 'Leah', 'Elvira', 'Wilma', 'Jessa Mae', 'Carmela', 'Edna'],
] as const
export const MEN = [
  ...[
    'Rodel',
    'Jerome',
    'Alvin',
    'Crisanto',
    'Dennis',
    'Wilfredo',
    'Mark Anthony',
    'Edwin',
    'Nestor',
    'Rolando',
  ],
  ...['Glenn', 'Jun', 'Ricardo', 'Emmanuel', 'Roberto', 'Christian', 'Nilo', 'Vicente', 'Julius', 'Ariel'],
  ...['Ronnie', 'Eduardo', 'Michael', 'Teodoro', 'Felix', 'Jay-ar', 'Leonardo', 'Ramil', 'Virgilio', 'Ian'],
] as const
export const SURNAMES = [
  ...['Abapo', 'Alegado', 'Amores', 'Antigua', 'Arcenas', 'Bacalso', 'Baguio', 'Balili', 'Basalo', 'Booc'],
  ...['Cabanlit', 'Cañete', 'Capuyan', 'Catalan', 'Codilla', 'Comendador', 'Dacalos', 'Degamo', 'Enriquez'],
  ...['Estenzo', 'Flores', 'Gabuya', 'Gallardo', 'Geraldez', 'Godinez', 'Hermosa', 'Igot', 'Jumao-as'],
  ...['Kintanar', 'Lauron', 'Lumapas', 'Mabunay', 'Maglasang', 'Mahusay', 'Mendoza', 'Monisit', 'Nacua'],
  ...['Navarro', 'Ocampo', 'Omolon', 'Ouano', 'Pacaldo', 'Panares', 'Pepito', 'Quijano', 'Rama', 'Regis'],
  ...['Sagarino', 'Sanchez', 'Sarmiento', 'Solon', 'Suico', 'Tabotabo', 'Tan', 'Tumulak', 'Ugalde', 'Uy'],
  ...['Velez', 'Villamor', 'Yap', 'Ybañez', 'Zafra', 'Zosa'],
] as const
const CEBU = [
  ...[
    'Lahug, Cebu City',
    'Mabolo, Cebu City',
    'Banilad, Cebu City',
    'Talamban, Cebu City',
    'Tisa, Cebu City',
  ],
  ...['Guadalupe, Cebu City', 'Labangon, Cebu City', 'Basak San Nicolas, Cebu City', 'Tipolo, Mandaue City'],
  ...[
    'Cabancalan, Mandaue City',
    'Subangdaku, Mandaue City',
    'Pajo, Lapu-Lapu City',
    'Bulacao, Talisay City',
  ],
  ...['Marigondon, Lapu-Lapu City', 'Tabunok, Talisay City', 'Poblacion, Consolacion', 'Yati, Liloan'],
  ...['Tungkop, Minglanilla', 'Poblacion, Naga City', 'Poblacion, Carcar City', 'Bogo City', 'Toledo City'],
] as const
const DAVAO = [
  ...[
    'Matina, Davao City',
    'Buhangin, Davao City',
    'Toril, Davao City',
    'Bajada, Davao City',
    'Mintal, Davao City',
  ],
  ...['Poblacion, Panabo City', 'Mankilam, Tagum City', 'Poblacion, Digos City'],
] as const
const MANILA = [
  ...['Kapitolyo, Pasig City', 'Poblacion, Makati City', 'Diliman, Quezon City', 'Bagumbayan, Taguig City'],
] as const
export const PLACES: Readonly<Record<string, readonly string[]>> = { CEB: CEBU, DVO: DAVAO, HO: MANILA }
export const STREETS = [
  ...['Mango', 'Acacia', 'Sampaguita', 'Narra', 'Rizal', 'Bonifacio', 'Mabini', 'Del Pilar', 'San Isidro'],
] as const
export const COMPANIES = [
  ...[
    'Mactan Fresh Catch Trading',
    'Sugbo Builders Supply',
    'Kawayan Furniture Exports',
    'Visayan Cold Storage',
  ],
  ...['Lunhaw Agri Ventures', 'Harbor Point Logistics', 'Pinya Apparel Manufacturing', 'Danao Steelworks'],
  ...[
    'Olango Dive Resorts',
    'Queen City Medical Supplies',
    'Balay Hardware',
    'Tres Hermanos Realty Holdings',
  ],
] as const
export const EMPLOYERS = [
  ...['Cebu South Medical Center', 'Department of Education', 'Mactan Electronics', 'Island Call Center'],
  ...['Visayas Water District', 'Queen City Bank', 'Harbor Shipping Lines', 'Municipal Government'],
] as const
export const TRADES = [
  ...[
    'Nurse',
    'Teacher',
    'Engineer',
    'Team leader',
    'Accountant',
    'Seafarer',
    'Supervisor',
    'Physical therapist',
  ],
] as const
/** Where they work abroad, and what their numbers there begin with no one asks. */
export const ABROAD = ['AE', 'SG', 'QA', 'CA', 'SA', 'JP', 'GB'] as const
