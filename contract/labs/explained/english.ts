// The words about tests in English. Short sentences that somebody's mother understands: what can be, never what is; no advice
// to change a medicine. Another language is another file of the same shape.
import type { MeasureCode, TestCode } from './explained-tests.ts';

export type MeasureWords = {
  /** As it stands above the result: what it is about first, the laboratory's name in brackets. */
  name: string;
  /** One sentence. */
  measures: string;
  /** What it can mean; null where it means nothing. */
  high: string | null;
  low: string | null;
  /** What usually happens next. */
  next: string;
};

export type TestWords = Pick<MeasureWords, 'name' | 'measures' | 'next'> & {
  /** What it can mean when something unusual is found. */
  unusual: string;
};

export const MEASURES_IN_ENGLISH: Readonly<Record<MeasureCode, MeasureWords>> = {
  '718-7': {
    name: 'Haemoglobin',
    measures: 'The red part of the blood that carries oxygen through the body.',
    high: 'Smoking, too little water in the body, or lung or heart disease can raise it. Sometimes the bone marrow makes too many red cells.',
    low: 'This is called anaemia. Common reasons are too little iron or vitamin B12, heavy periods, other blood loss, pregnancy or a long illness. It can make you tired or short of breath.',
    next: 'Your doctor asks about food, periods and how you feel. Iron or vitamin B12 may be tested, or the count repeated. Chest pain, fainting, black stool or heavy bleeding needs help at once.',
  },
  '6690-2': {
    name: 'White cells',
    measures: 'The cells of the blood that fight infections.',
    high: 'Most often the body is fighting an infection or an inflammation. Stress, smoking and steroids can raise them too. A disease of the blood is a rare reason.',
    low: 'A virus, some medicines or too little vitamin B12 can lower them. Some healthy people are always a little below the range. With few white cells, infections come more easily.',
    next: 'A small change is often repeated after some weeks. Fever or shaking with a low count needs help at once, day or night.',
  },
  '777-3': {
    name: 'Platelets',
    measures: 'The tiny parts of the blood that stop a bleeding.',
    high: 'An infection, an inflammation, too little iron or a recent operation can raise them for a time. Sometimes the bone marrow makes too many.',
    low: 'A virus such as dengue, some medicines, pregnancy or the immune system can lower them. Low counts can cause bruises or bleeding.',
    next: 'The count is usually repeated, soon if it is very low. Tell your doctor about new bruises or nosebleeds on the same day. A bleeding that does not stop, black stool or a sudden bad headache needs help at once.',
  },
  '4544-3': {
    name: 'Red cells in the blood (haematocrit)',
    measures: 'How much of your blood is made of red cells.',
    high: 'Too little water in the body is a common reason. Smoking, or lung or heart disease, can raise it too.',
    low: 'It goes with anaemia: too few red cells, often from too little iron, blood loss or a long illness.',
    next: 'It is read together with the haemoglobin. Your doctor may repeat it or look for the reason.',
  },
  '1988-5': {
    name: 'Inflammation (C-reactive protein)',
    measures: 'A protein that rises when something in the body is inflamed.',
    high: 'An infection, an injury, a recent operation or an inflamed joint or bowel can raise it. It does not say where.',
    low: null,
    next: 'Your doctor looks at how you feel, and often repeats it to see whether it falls. Shaking with fever, fast breathing or confusion needs help at once.',
  },
  '2160-0': {
    name: 'Kidneys (creatinine)',
    measures: 'How well your kidneys clean the blood.',
    high: 'The kidneys may be cleaning less well than usual. Too little water, some medicines, a lot of meat or strong muscles can raise it too.',
    low: 'This is usually harmless. Few muscles, little meat or pregnancy can lower it.',
    next: 'Your doctor may repeat it, test your urine and work out how well the kidneys filter. Tell them about every medicine and herbal remedy that you take. Almost no urine, trouble breathing or confusion needs help at once.',
  },
  '22664-7': {
    name: 'Kidneys (urea)',
    measures: 'A waste product that the kidneys wash out of the blood.',
    high: 'Too little water, a lot of protein in the food, a bleeding in the stomach or weaker kidneys can raise it.',
    low: 'This is usually harmless. Little protein, a lot of water, pregnancy or liver disease can lower it.',
    next: 'It is read together with creatinine. Your doctor may repeat it or test your urine.',
  },
  '2951-2': {
    name: 'Sodium',
    measures: 'A salt that keeps the water in your body in balance.',
    high: 'Most often the body has too little water, for example after fever, diarrhoea or too little to drink.',
    low: 'Too much water in the body, vomiting, diarrhoea, water tablets, or heart, kidney or liver disease can lower it.',
    next: 'It is often measured again soon. Do not change salt, water or tablets by yourself. Confusion or great sleepiness needs help at once.',
  },
  '2823-3': {
    name: 'Potassium',
    measures: 'A salt that the heart and the other muscles need to work.',
    high: 'The kidneys may be keeping too much of it. Some blood pressure tablets, salt substitutes, or blood that was hard to draw can raise it.',
    low: 'Vomiting, diarrhoea, water tablets or too little food can lower it.',
    next: 'It is often measured again soon, sometimes with an ECG. Do not change tablets by yourself. Weakness, a fluttering heart or fainting needs help at once.',
  },
  '89579-7': {
    name: 'Heart muscle (troponin)',
    measures: 'A protein that leaks into the blood when the heart muscle is hurt.',
    high: 'The heart may be hurt or under strain. A heart attack is one reason. A fast heartbeat, a clot in the lungs, an infection or weak kidneys are others.',
    low: null,
    next: 'It is measured again after some hours, with an ECG. One usual value soon after the pain began rules nothing out. Chest pain, sweating or trouble breathing is an emergency: call for help at once.',
  },
  '4548-4': {
    name: 'Blood sugar over three months (HbA1c)',
    measures: 'Your average blood sugar over the last two to three months.',
    high: 'From 5.7 to 6.4 % the risk of diabetes is raised. From 6.5 % on is the range of diabetes; without symptoms, a second test must agree first. If you already live with diabetes, what counts is the target that your doctor set with you.',
    low: 'Treatment that lowers the sugar a lot can be the reason. Some kinds of anaemia, or a bleeding, can make it look lower than it is.',
    next: 'Your doctor compares it with earlier values, and may repeat it or add a fasting sugar test. Great thirst with vomiting or sleepiness needs help at once.',
  },
  '1558-6': {
    name: 'Blood sugar (fasting)',
    measures: 'The sugar in your blood after a night without food.',
    high: 'From 100 to 125 mg/dL the risk of diabetes is raised. From 126 mg/dL on is the range of diabetes, if a second test agrees. Illness, stress, steroids or a meal before the test can raise it too.',
    low: 'Diabetes medicines, a long time without food, alcohol or some illnesses can lower it. If you shake, sweat or feel confused, take something sweet and get help. To somebody who cannot be woken, give nothing by mouth, and call for help.',
    next: 'Your doctor may repeat it or measure the HbA1c. In pregnancy lower limits count: ask your doctor. Great thirst with vomiting, deep breathing or sleepiness needs help at once.',
  },
  '2093-3': {
    name: 'Cholesterol (total)',
    measures: 'All the cholesterol in your blood, the good and the bad, taken together.',
    high: 'Over years it can narrow the arteries. Food, weight, family, diabetes or an underactive thyroid can raise it.',
    low: null,
    next: 'Your doctor looks at your whole risk: age, blood pressure, smoking, diabetes and family. Then you decide together.',
  },
  '13457-7': {
    name: 'LDL cholesterol',
    measures: 'A fat in the blood; over years, too much of it can narrow the arteries.',
    high: 'Food, weight, family or an underactive thyroid can raise it. How high is too high depends on you: after a heart attack or with diabetes, doctors aim lower.',
    low: null,
    next: 'Your doctor looks at your whole risk: age, blood pressure, smoking, diabetes and family. Then you decide together.',
  },
  '2085-9': {
    name: 'HDL cholesterol',
    measures: 'A fat that helps to carry cholesterol away from the arteries.',
    high: null,
    low: 'Smoking, extra weight, little movement or diabetes can lower it. It can go with a higher risk for the heart.',
    next: 'It is read together with the other fats. Your doctor looks at your whole risk for the heart.',
  },
  '2571-8': {
    name: 'Triglycerides',
    measures: 'Fats in the blood that store energy.',
    high: 'A meal before the test, alcohol, sugar, extra weight, diabetes or some medicines can raise them. Very high values can hurt the pancreas.',
    low: null,
    next: 'A small rise is often measured again after a night without food. Bad belly pain with vomiting needs help at once.',
  },
  '1742-6': {
    name: 'Liver (ALT)',
    measures: 'A protein that leaks into the blood when liver cells are irritated.',
    high: 'A fatty liver, alcohol, a virus, hard exercise, or some medicines and herbs can raise it, too much paracetamol above all.',
    low: null,
    next: 'A small rise is often measured again after some weeks, a large one at once. Yellow eyes, confusion, bleeding or vomiting that goes on needs help at once.',
  },
  '1920-8': {
    name: 'Liver and muscles (AST)',
    measures: 'A protein that leaks into the blood when liver or muscle cells are irritated.',
    high: 'A fatty liver, alcohol, a virus, hard exercise, or some medicines and herbs can raise it, too much paracetamol above all.',
    low: null,
    next: 'It is read together with ALT. A small rise is often measured again after some weeks, a large one at once.',
  },
  '6768-6': {
    name: 'Liver and bones (alkaline phosphatase)',
    measures: 'A protein from the liver, the bile ducts and the bones.',
    high: 'Blocked bile ducts, liver disease, a healing bone or too little vitamin D can raise it. In pregnancy and in teenagers it is normally higher.',
    low: 'This is seldom a problem. Poor food or an underactive thyroid can lower it.',
    next: 'Your doctor reads it with the other liver values, and may repeat it or test for vitamin D.',
  },
  '1975-2': {
    name: 'Bilirubin',
    measures: 'A yellow substance from old red cells, which the liver clears away.',
    high: 'Liver disease, blocked bile ducts, or red cells that break down early can raise it. Eyes and skin can turn yellow. Only a little raised, a harmless kind from birth (Gilbert’s syndrome) is common.',
    low: 'A low value is no reason to worry.',
    next: 'Your doctor reads it with the other liver values. Tell them on the same day if your eyes turn yellow. With fever, belly pain, confusion or great sleepiness, get help at once.',
  },
  '1751-7': {
    name: 'Albumin',
    measures: 'The main protein of the blood, made by the liver.',
    high: 'Usually the body has too little water.',
    low: 'An inflammation, poor food, liver disease, or kidneys that lose protein can lower it.',
    next: 'Your doctor reads it with the liver values, and may test your urine for protein.',
  },
  '3016-3': {
    name: 'Thyroid signal (TSH)',
    measures: 'The signal by which the brain tells the thyroid gland to work.',
    high: 'The thyroid may be working too little, so that the brain sends a stronger signal.',
    low: 'The thyroid may be working too much. Thyroid tablets, pregnancy or another illness can lower it too.',
    next: 'It is read together with free T4, and often repeated before anything is decided. Do not change thyroid tablets by yourself.',
  },
  '3024-7': {
    name: 'Thyroid hormone (free T4)',
    measures: 'The hormone by which the thyroid gland sets the pace of the body.',
    high: 'The thyroid may be working too much. Thyroid tablets can raise it too.',
    low: 'The thyroid may be working too little. A severe illness can lower it too.',
    next: 'It is read together with TSH, and often repeated before anything is decided. Do not change thyroid tablets by yourself.',
  },
  '2276-4': {
    name: 'Iron stores (ferritin)',
    measures: 'How much iron your body has in store.',
    high: 'An inflammation, liver disease, alcohol, iron tablets or many transfusions can raise it. Sometimes the body stores too much iron.',
    low: 'The stores are running out, often from heavy periods, other blood loss, pregnancy or too little iron in the food.',
    next: 'Your doctor looks for the reason, and may advise iron and repeat the test after some months.',
  },
  '2132-9': {
    name: 'Vitamin B12',
    measures: 'A vitamin that blood and nerves need.',
    high: 'It usually comes from tablets or injections of the vitamin. Liver or blood disease is a rare reason.',
    low: 'Food without meat, milk and eggs can lower it. So can a bowel that takes up too little, or medicines such as metformin. It can cause tiredness or numb feet.',
    next: 'Your doctor looks for the reason, and may advise the vitamin as tablets or injections.',
  },
  '1989-3': {
    name: 'Vitamin D',
    measures: 'A vitamin for bones and muscles, which the skin makes in the sun.',
    high: 'It almost always comes from high doses of the vitamin. Too much can raise the calcium in the blood.',
    low: 'This is very common. Little sun on the skin, darker skin and age are the usual reasons.',
    next: 'Your doctor may advise the vitamin and repeat the test after some months. Do not take high doses by yourself.',
  },
  '3084-1': {
    name: 'Uric acid',
    measures: 'A waste product that leaves the body through the kidneys.',
    high: 'It can form crystals that cause gout or kidney stones; many people never get either. Meat, sea food, alcohol, sweet drinks, water tablets or weaker kidneys can raise it.',
    low: 'This is usually no reason to worry.',
    next: 'Your doctor asks about joint pain and stones, and may repeat it or test the kidneys.',
  },
  '6301-6': {
    name: 'Blood clotting (INR)',
    measures: 'How long your blood takes to clot, compared with other people’s.',
    high: 'With warfarin or acenocoumarol it is meant to be higher: your doctor sets a target for you, often 2 to 3. Without a blood thinner, liver disease or too little vitamin K can raise it. The higher it is, the more easily you bleed.',
    low: 'With warfarin, a value below your target means that clots form more easily. Without a blood thinner, a low value is no reason to worry.',
    next: 'Compare it with the target that your doctor gave you. If it is outside, call the clinic on the same day, before your next dose. A bleeding that does not stop, black stool, a sudden bad headache or a blow to the head needs help at once.',
  },
  '48065-7': {
    name: 'Sign of clots (D-dimer)',
    measures: 'Small pieces that are left in the blood when the body dissolves a clot.',
    high: 'It does not prove a clot. Age, pregnancy, an infection, an injury or an operation can raise it. Sometimes there is a clot in a leg or in the lungs.',
    low: null,
    next: 'Your doctor looks at how you feel, and may order a scan. A swollen painful leg, chest pain or sudden trouble breathing needs help at once.',
  },
  '33762-6': {
    name: 'Strain on the heart (NT-proBNP)',
    measures: 'A hormone that the heart makes when it has to work hard.',
    high: 'The heart may be under strain, as in heart failure. Age, weaker kidneys, an uneven heartbeat or lung disease can raise it too.',
    low: null,
    next: 'An ultrasound of the heart often follows. If your legs swell, your breath gets shorter or your weight rises fast, tell the clinic on the same day.',
  },
  '9318-7': {
    name: 'Protein in the urine (albumin to creatinine)',
    measures: 'How much protein the kidneys let slip into the urine.',
    high: 'It can be an early sign of strain on the kidneys, often from diabetes or high blood pressure. Fever, hard exercise, a urine infection or a period can raise it for a time.',
    low: null,
    next: 'It is usually measured again, because one value alone is not enough. Your doctor also looks at your blood pressure and kidney function. If you are pregnant, call the clinic on the same day.',
  },
  '19926-5': {
    name: 'Airflow (FEV1/FVC)',
    measures: 'How much of a full breath you can blow out in the first second.',
    high: null,
    low: 'The airways may be narrow, as in asthma or COPD. With age it falls by itself, so a value just below 70 % can be usual for an older person.',
    next: 'The test is often repeated after an inhaled medicine, to see whether the airways open.',
  },
};

export const TESTS_IN_ENGLISH: Readonly<Record<TestCode, TestWords>> = {
  '58410-2': {
    name: 'Blood count',
    measures:
      'How many cells of each kind are in your blood: red ones for oxygen, white ones against infections, platelets against bleeding.',
    unusual:
      'An infection, too little iron, a bleeding or a medicine are common reasons. Many small changes go away by themselves.',
    next: 'Your doctor looks at all the counts together, and may repeat them.',
  },
  '24362-6': {
    name: 'Kidney function',
    measures: 'How well your kidneys clean the blood and keep its salts in balance.',
    unusual: 'Too little water, a medicine, high blood pressure, diabetes or a kidney disease can be the reason.',
    next: 'Your doctor may repeat it and test your urine.',
  },
  '11524-6': {
    name: 'Heart tracing (ECG)',
    measures: 'The electric signals of your heart: how fast and how evenly it beats.',
    unusual:
      'Some changes are harmless and were always there. Others can show an uneven heartbeat, a strained heart or too little blood for the heart muscle.',
    next: 'Your doctor compares it with earlier ones. Chest pain or fainting is an emergency: call for help at once.',
  },
  '36643-5': {
    name: 'Chest X-ray',
    measures: 'A picture of your lungs, heart and ribs.',
    unusual:
      'It can show an infection, fluid, a larger heart, an old scar or a broken rib. Small findings are common and often harmless.',
    next: 'Your doctor explains the picture, and may repeat it after some weeks or order another scan.',
  },
  '24558-9': {
    name: 'Ultrasound of the belly',
    measures: 'Pictures of the organs in your belly, made with sound.',
    unusual: 'It can show stones, cysts, a fatty liver or a swollen organ. Many small findings are harmless.',
    next: 'Your doctor explains the pictures, and may repeat them or order another test.',
  },
  '57698-3': {
    name: 'Fats in the blood',
    measures: 'The fats in your blood: cholesterol and triglycerides.',
    unusual:
      'Food, weight, family, diabetes or an underactive thyroid can be the reason. Over years, high values can narrow the arteries.',
    next: 'Your doctor looks at your whole risk: age, blood pressure, smoking, diabetes and family. Then you decide together.',
  },
  '24325-3': {
    name: 'Liver function',
    measures: 'Substances in the blood that show how the liver is doing.',
    unusual: 'A fatty liver, alcohol, a virus, a medicine, herbal remedies or gallstones can be the reason.',
    next: 'A small change is often measured again after some weeks, a large one at once. Yellow eyes or confusion needs help at once.',
  },
  '3016-3': {
    name: 'Thyroid function',
    measures: 'Whether your thyroid gland, which sets the pace of the body, works too much or too little.',
    unusual:
      'The thyroid may be working too much or too little. Thyroid tablets, pregnancy or another illness can change it too.',
    next: 'It is often repeated before anything is decided. Do not change thyroid tablets by yourself.',
  },
  '34552-0': {
    name: 'Ultrasound of the heart (echocardiogram)',
    measures: 'Moving pictures of your heart, made with sound: how it pumps and how its valves open and close.',
    unusual:
      'It can show a weaker pump, a stiff wall or a valve that leaks. Tiny leaks are common and usually harmless.',
    next: 'Your doctor explains the pictures and says whether another test is needed.',
  },
  '75377-2': {
    name: 'Dengue',
    measures: 'Signs of the dengue virus in your blood, and the body’s answer to it.',
    unusual: 'It can show that you have or had dengue. Very early or late in the illness the test can miss it.',
    next: 'Rest, drinks and blood counts are usual. Against the fever take no aspirin or ibuprofen unless your doctor said so. Belly pain, bleeding, vomiting that goes on, or great sleepiness needs help at once, also when the fever falls.',
  },
  '32700-7': {
    name: 'Malaria',
    measures: 'Whether malaria parasites can be seen in a drop of your blood.',
    unusual: 'Parasites in the blood are the sign of malaria. It needs treatment today, also if you feel better.',
    next: 'If none are seen, the test is repeated after 12 to 24 hours. Confusion, fits, trouble breathing or yellow eyes needs help at once.',
  },
  '24356-8': {
    name: 'Urine test',
    measures: 'What is in your urine: sugar, protein, blood, and signs of an infection.',
    unusual: 'An infection, diabetes, strain on the kidneys, a stone or a period can be the reason.',
    next: 'Your doctor may repeat it or send the urine for a culture. If you are pregnant and it shows protein, call the clinic on the same day.',
  },
  '630-4': {
    name: 'Germs in the urine (culture)',
    measures: 'Whether germs grow from your urine, and which medicine works against them.',
    unusual: 'It can show a urine infection. Some germs come from the skin and mean nothing.',
    next: 'Your doctor chooses the treatment by it, if you need any. Fever or pain in the side: call the clinic on the same day.',
  },
  '10701-1': {
    name: 'Stool test',
    measures: 'Whether parasites or other signs of illness can be seen in your stool.',
    unusual: 'It can show worms or other parasites. Some of them are harmless.',
    next: 'Your doctor says whether a treatment is needed. Sometimes more than one sample is tested.',
  },
  '6460-0': {
    name: 'Germs in the phlegm (culture)',
    measures: 'Whether germs grow from the phlegm that you cough up.',
    unusual: 'It can show an infection of the lungs. Some germs live in the mouth and mean nothing.',
    next: 'Your doctor chooses the treatment by it, if you need any. It does not look for tuberculosis: a cough of two weeks needs a test of its own.',
  },
  '81459-0': {
    name: 'Breathing test (spirometry)',
    measures: 'How much air you can breathe out, and how fast.',
    unusual: 'It can show narrow airways, as in asthma or COPD, or lungs that hold less air.',
    next: 'It is often repeated after an inhaled medicine, to see whether the airways open.',
  },
  '37637-6': {
    name: 'X-ray of an arm or leg',
    measures: 'A picture of the bones and joints of your arm or leg.',
    unusual: 'It can show a break, worn joints or an old injury. A fine crack may be seen only some days later.',
    next: 'Your doctor explains the picture. If the pain stays, it may be repeated.',
  },
  '24725-4': {
    name: 'CT scan of the head',
    measures: 'Pictures of your brain and skull, made with X-rays.',
    unusual: 'It can show a bleeding, a stroke, a swelling or an old scar. An early scan can miss a stroke.',
    next: 'Your doctor explains the pictures. A new weakness, trouble speaking or the worst headache of your life is an emergency: call for help at once.',
  },
};
