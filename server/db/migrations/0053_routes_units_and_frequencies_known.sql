-- How a medicine is given, in which unit and how often are codes of the contract. What is stored stays as it is; the generated
-- row types now know the values.

alter table prescribed_medicines
  add constraint prescribed_route_known check (route in (
    'by mouth', 'under the tongue', 'inhaled', 'on the skin', 'into the eye', 'into the ear', 'into the nose',
    'under the skin', 'into a muscle', 'into a vein', 'rectal', 'vaginal', 'spinal')),
  add constraint prescribed_unit_known check (unit in (
    'mg', 'g', 'mcg', 'ml', 'IU', 'mmol', 'puffs', 'drops', 'tablets', 'application')),
  add constraint prescribed_frequency_known check (frequency in (
    'once', 'once-a-day', 'in-the-morning', 'at-night', 'twice-a-day', '3-times-a-day', '4-times-a-day',
    '5-times-a-day', 'every-4-hours', 'every-6-hours', 'every-8-hours', 'every-12-hours', 'every-other-day',
    'once-a-week', 'as-needed'));

alter table medication_order_versions
  add constraint ordered_route_known check (route in (
    'by mouth', 'under the tongue', 'inhaled', 'on the skin', 'into the eye', 'into the ear', 'into the nose',
    'under the skin', 'into a muscle', 'into a vein', 'rectal', 'vaginal', 'spinal')),
  add constraint ordered_unit_known check (unit in (
    'mg', 'g', 'mcg', 'ml', 'IU', 'mmol', 'puffs', 'drops', 'tablets', 'application')),
  add constraint ordered_frequency_known check (frequency in (
    'once', 'once-a-day', 'in-the-morning', 'at-night', 'twice-a-day', '3-times-a-day', '4-times-a-day',
    '5-times-a-day', 'every-4-hours', 'every-6-hours', 'every-8-hours', 'every-12-hours', 'every-other-day',
    'once-a-week', 'as-needed'));

alter table administrations
  add constraint given_route_known check (route in (
    'by mouth', 'under the tongue', 'inhaled', 'on the skin', 'into the eye', 'into the ear', 'into the nose',
    'under the skin', 'into a muscle', 'into a vein', 'rectal', 'vaginal', 'spinal')),
  add constraint given_unit_known check (unit in (
    'mg', 'g', 'mcg', 'ml', 'IU', 'mmol', 'puffs', 'drops', 'tablets', 'application'));
