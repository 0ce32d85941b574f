/**
 * Returns the business fields of an organisation in a category, the most specific first. Empty for equipment that is
 * not a business, such as cash machines. A category is a key and value of OpenStreetMap, such as `shop/books`.
 */
export function fieldsOfCategory(category: string): readonly string[] {
  const specific = fieldsByCategory.get(category);
  const [key = '', value = ''] = category.split('/');
  const general = key === 'shop' && !serviceCategories.has(value) ? ['retailer'] : (fieldsByKey[key] ?? []);
  return [...(specific ?? (key === 'shop' ? [`${value.replaceAll('_', ' ')} store`] : [])), ...general];
}

/** Values of the key `shop` that are services or wholesalers and not retailers. */
const serviceCategories = new Set(
  (
    'hairdresser beauty massage tattoo laundry dry_cleaning funeral_directors travel_agency money_lender pawnbroker ' +
    'bookmaker lottery storage_rental car_repair motorcycle_repair truck_repair tractor_repair repair locksmith ' +
    'copyshop tool_hire plant_hire rental wholesale trade telecommunication mall ticket groundskeeping pest_control ' +
    'tailor shoe_repair outpost'
  ).split(' '),
);

/** The fields common to all categories of a key. */
const fieldsByKey: Readonly<Record<string, readonly string[]>> = {
  power: ['energy company'],
  pipeline: ['energy company'],
  healthcare: ['healthcare provider'],
};

const categoryTable = `
supermarket: shop/supermarket shop/greengrocer shop/frozen_food shop/health_food shop/deli
convenience store: shop/convenience shop/kiosk shop/newsagent
department store: shop/department_store shop/variety_store shop/general
shopping centre: shop/mall landuse/retail
furniture store: shop/furniture shop/bed
clothing store: shop/clothes shop/fashion_accessories shop/leather
shoe store: shop/shoes
electronics store: shop/electronics shop/hifi shop/appliance shop/camera shop/photo
computer store: shop/computer
mobile phone store: shop/mobile_phone shop/mobile_phone_accessories
book store: shop/books
sports store: shop/sports shop/outdoor shop/fishing
toy store: shop/toys shop/baby_goods
jewellery store: shop/jewelry shop/watches
optician: shop/optician
florist: shop/florist
garden centre: shop/garden_centre
hardware store: shop/doityourself shop/hardware shop/paint shop/tiles shop/flooring shop/power_tools
homeware store: shop/houseware shop/interior_decoration shop/household_linen shop/curtain shop/carpet shop/lighting
kitchen store: shop/kitchen shop/bathroom_furnishing
pet store: shop/pet
cosmetics store: shop/cosmetics shop/perfumery
drugstore: shop/chemist
liquor store: shop/alcohol shop/wine shop/beverages
second-hand store: shop/second_hand shop/charity
butcher: shop/butcher
bakery: shop/bakery shop/pastry
confectionery store: shop/confectionery shop/chocolate shop/nuts
car dealer: shop/car
car repair shop: shop/car_repair
car parts store: shop/car_parts
tyre shop: shop/tyres
truck dealer: shop/truck
motorcycle dealer: shop/motorcycle
bicycle store: shop/bicycle
car rental: amenity/car_rental
car wash: amenity/car_wash
petrol station: amenity/fuel waterway/fuel
charging network: amenity/charging_station man_made/charge_point
wholesaler: shop/wholesale
trade supplier: shop/trade shop/electrical
restaurant: amenity/restaurant
fast food restaurant: amenity/fast_food
cafe: amenity/cafe shop/coffee shop/tea
bar: amenity/bar amenity/pub
ice cream parlour: amenity/ice_cream
hotel: tourism/hotel tourism/hostel tourism/motel
camping site: tourism/camp_site tourism/caravan_site
travel agency: shop/travel_agency
cinema: amenity/cinema
museum: tourism/museum
fitness centre: leisure/fitness_centre
sports centre: leisure/sports_centre
amusement park: tourism/theme_park leisure/trampoline_park leisure/indoor_play leisure/amusement_arcade
bowling alley: leisure/bowling_alley
hairdresser: shop/hairdresser
beauty salon: shop/beauty shop/massage
laundry: shop/laundry shop/dry_cleaning
funeral home: shop/funeral_directors
pharmacy: amenity/pharmacy
hospital: amenity/hospital
medical clinic: amenity/clinic amenity/doctors
dental clinic: amenity/dentist
physiotherapy clinic: healthcare/physiotherapist healthcare/rehabilitation
laboratory: healthcare/laboratory healthcare/sample_collection
veterinary clinic: amenity/veterinary
nursing home: amenity/social_facility
school: amenity/school amenity/prep_school
language school: amenity/language_school
driving school: amenity/driving_school
training provider: amenity/training
university: amenity/university amenity/college
kindergarten: amenity/kindergarten amenity/childcare
library: amenity/library
bank: amenity/bank
insurance company: office/insurance
financial adviser: office/financial_advisor office/financial office/mortgage
accounting firm: office/tax_advisor office/accountant
law firm: office/lawyer
real estate agency: office/estate_agent
consulting firm: office/consulting
engineering firm: office/engineer
it services company: office/it
data centre: telecom/data_center
telecommunications company: shop/telecommunication office/telecommunication telecom/exchange
energy company: office/energy_supplier route/power shop/gas
water utility: office/water_utility man_made/water_works man_made/wastewater_plant man_made/pumping_station
waste management company: amenity/recycling amenity/waste_transfer_station amenity/waste_disposal landuse/landfill
logistics company: office/logistics
moving company: office/moving_company
public transport operator: route/bus route/train route/tram route/subway route/trolleybus route/light_rail route/ferry
parking operator: amenity/parking
bike sharing service: amenity/bicycle_rental amenity/car_sharing
postal service: amenity/post_office amenity/parcel_locker amenity/post_depot
construction company: office/construction_company
electrician: craft/electrician
plumber: craft/plumber
carpenter: craft/carpenter
painter: craft/painter
window manufacturer: craft/window_construction craft/glaziery shop/glaziery
cleaning company: craft/cleaning
security company: office/security
recruitment agency: office/employment_agency
coworking space: office/coworking
event company: amenity/conference_centre
printing company: shop/copyshop craft/signmaker
manufacturer: man_made/works
agricultural supplier: shop/agrarian shop/tractor shop/country_store
equipment rental: shop/tool_hire shop/plant_hire shop/rental
storage company: shop/storage_rental
association: office/association office/union
municipality: amenity/townhall
fire department: amenity/fire_station emergency/ambulance_station
betting company: shop/bookmaker shop/lottery amenity/casino amenity/gambling leisure/adult_gaming_centre
pawnbroker: shop/pawnbroker shop/money_lender
vehicle inspection: amenity/vehicle_inspection
healthcare provider: amenity/hospital amenity/clinic amenity/doctors amenity/dentist
`;

const fieldsByCategory = new Map<string, string[]>();
for (const line of categoryTable.trim().split('\n')) {
  const [field = '', categories = ''] = line.split(': ');
  for (const category of categories.split(' ')) {
    fieldsByCategory.set(category, [...(fieldsByCategory.get(category) ?? []), field]);
  }
}
