// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateProject, validateProjectId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaProjectsUpdateContextArguments = {"$id":"ProjectsUpdateContextArguments","type":"object","required":["projectId"],"properties":{"projectId":{"$ref":"ProjectId"},"companySize":{"type":"string","maxLength":65536},"competitors":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"forbiddenPhrases":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"industry":{"type":"string","maxLength":65536},"jobTitles":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"knownCustomers":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"products":{"type":"string","maxLength":65536},"targetMarkets":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"toneWords":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"valueProposition":{"type":"string","maxLength":65536},"voiceExamplesBad":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"voiceExamplesGood":{"type":"array","items":{"type":"string","maxLength":2000},"maxItems":200},"whatTheyDo":{"type":"string","maxLength":65536}},"additionalProperties":false};
const funcProjectsUpdateContextArguments = Object.prototype.hasOwnProperty;
function validateProjectsUpdateContextArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateProjectsUpdateContextArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.projectId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "projectId"},message:"must have required property '"+"projectId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcProjectsUpdateContextArguments.call(schemaProjectsUpdateContextArguments.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.projectId !== undefined){
if(!(validateProjectId(data.projectId, {instancePath:instancePath+"/projectId",parentData:data,parentDataProperty:"projectId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateProjectId.errors);
errors = vErrors.length;
}
}
if(data.companySize !== undefined){
let data1 = data.companySize;
if(typeof data1 === "string"){
if(ucs2length(data1) > 65536){
const err2 = {instancePath:instancePath+"/companySize",schemaPath:"#/properties/companySize/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/companySize",schemaPath:"#/properties/companySize/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.competitors !== undefined){
let data2 = data.competitors;
if(Array.isArray(data2)){
if(data2.length > 200){
const err4 = {instancePath:instancePath+"/competitors",schemaPath:"#/properties/competitors/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err4);
errors++;
}
const len0 = data2.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(ucs2length(data3) > 2000){
const err5 = {instancePath:instancePath+"/competitors/" + i0,schemaPath:"#/properties/competitors/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/competitors/" + i0,schemaPath:"#/properties/competitors/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/competitors",schemaPath:"#/properties/competitors/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err7);
errors++;
}
}
if(data.forbiddenPhrases !== undefined){
let data4 = data.forbiddenPhrases;
if(Array.isArray(data4)){
if(data4.length > 200){
const err8 = {instancePath:instancePath+"/forbiddenPhrases",schemaPath:"#/properties/forbiddenPhrases/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err8);
errors++;
}
const len1 = data4.length;
const i1Most = errors + mostErrors;
for(let i1=0; i1<len1 && errors < i1Most; i1++){
let data5 = data4[i1];
if(typeof data5 === "string"){
if(ucs2length(data5) > 2000){
const err9 = {instancePath:instancePath+"/forbiddenPhrases/" + i1,schemaPath:"#/properties/forbiddenPhrases/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err9);
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/forbiddenPhrases/" + i1,schemaPath:"#/properties/forbiddenPhrases/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/forbiddenPhrases",schemaPath:"#/properties/forbiddenPhrases/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err11);
errors++;
}
}
if(data.industry !== undefined){
let data6 = data.industry;
if(typeof data6 === "string"){
if(ucs2length(data6) > 65536){
const err12 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err12);
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/industry",schemaPath:"#/properties/industry/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err13);
errors++;
}
}
if(data.jobTitles !== undefined){
let data7 = data.jobTitles;
if(Array.isArray(data7)){
if(data7.length > 200){
const err14 = {instancePath:instancePath+"/jobTitles",schemaPath:"#/properties/jobTitles/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err14);
errors++;
}
const len2 = data7.length;
const i2Most = errors + mostErrors;
for(let i2=0; i2<len2 && errors < i2Most; i2++){
let data8 = data7[i2];
if(typeof data8 === "string"){
if(ucs2length(data8) > 2000){
const err15 = {instancePath:instancePath+"/jobTitles/" + i2,schemaPath:"#/properties/jobTitles/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err15);
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/jobTitles/" + i2,schemaPath:"#/properties/jobTitles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err16);
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/jobTitles",schemaPath:"#/properties/jobTitles/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.knownCustomers !== undefined){
let data9 = data.knownCustomers;
if(Array.isArray(data9)){
if(data9.length > 200){
const err18 = {instancePath:instancePath+"/knownCustomers",schemaPath:"#/properties/knownCustomers/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err18);
errors++;
}
const len3 = data9.length;
const i3Most = errors + mostErrors;
for(let i3=0; i3<len3 && errors < i3Most; i3++){
let data10 = data9[i3];
if(typeof data10 === "string"){
if(ucs2length(data10) > 2000){
const err19 = {instancePath:instancePath+"/knownCustomers/" + i3,schemaPath:"#/properties/knownCustomers/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err19);
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/knownCustomers/" + i3,schemaPath:"#/properties/knownCustomers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/knownCustomers",schemaPath:"#/properties/knownCustomers/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err21);
errors++;
}
}
if(data.products !== undefined){
let data11 = data.products;
if(typeof data11 === "string"){
if(ucs2length(data11) > 65536){
const err22 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err22);
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/products",schemaPath:"#/properties/products/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err23);
errors++;
}
}
if(data.targetMarkets !== undefined){
let data12 = data.targetMarkets;
if(Array.isArray(data12)){
if(data12.length > 200){
const err24 = {instancePath:instancePath+"/targetMarkets",schemaPath:"#/properties/targetMarkets/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err24);
errors++;
}
const len4 = data12.length;
const i4Most = errors + mostErrors;
for(let i4=0; i4<len4 && errors < i4Most; i4++){
let data13 = data12[i4];
if(typeof data13 === "string"){
if(ucs2length(data13) > 2000){
const err25 = {instancePath:instancePath+"/targetMarkets/" + i4,schemaPath:"#/properties/targetMarkets/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/targetMarkets/" + i4,schemaPath:"#/properties/targetMarkets/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26);
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/targetMarkets",schemaPath:"#/properties/targetMarkets/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err27);
errors++;
}
}
if(data.toneWords !== undefined){
let data14 = data.toneWords;
if(Array.isArray(data14)){
if(data14.length > 200){
const err28 = {instancePath:instancePath+"/toneWords",schemaPath:"#/properties/toneWords/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err28);
errors++;
}
const len5 = data14.length;
const i5Most = errors + mostErrors;
for(let i5=0; i5<len5 && errors < i5Most; i5++){
let data15 = data14[i5];
if(typeof data15 === "string"){
if(ucs2length(data15) > 2000){
const err29 = {instancePath:instancePath+"/toneWords/" + i5,schemaPath:"#/properties/toneWords/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err29);
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/toneWords/" + i5,schemaPath:"#/properties/toneWords/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err30);
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/toneWords",schemaPath:"#/properties/toneWords/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.valueProposition !== undefined){
let data16 = data.valueProposition;
if(typeof data16 === "string"){
if(ucs2length(data16) > 65536){
const err32 = {instancePath:instancePath+"/valueProposition",schemaPath:"#/properties/valueProposition/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/valueProposition",schemaPath:"#/properties/valueProposition/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.voiceExamplesBad !== undefined){
let data17 = data.voiceExamplesBad;
if(Array.isArray(data17)){
if(data17.length > 200){
const err34 = {instancePath:instancePath+"/voiceExamplesBad",schemaPath:"#/properties/voiceExamplesBad/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err34);
errors++;
}
const len6 = data17.length;
const i6Most = errors + mostErrors;
for(let i6=0; i6<len6 && errors < i6Most; i6++){
let data18 = data17[i6];
if(typeof data18 === "string"){
if(ucs2length(data18) > 2000){
const err35 = {instancePath:instancePath+"/voiceExamplesBad/" + i6,schemaPath:"#/properties/voiceExamplesBad/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err35);
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/voiceExamplesBad/" + i6,schemaPath:"#/properties/voiceExamplesBad/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err36);
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/voiceExamplesBad",schemaPath:"#/properties/voiceExamplesBad/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.voiceExamplesGood !== undefined){
let data19 = data.voiceExamplesGood;
if(Array.isArray(data19)){
if(data19.length > 200){
const err38 = {instancePath:instancePath+"/voiceExamplesGood",schemaPath:"#/properties/voiceExamplesGood/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
(vErrors ??= []).push(err38);
errors++;
}
const len7 = data19.length;
const i7Most = errors + mostErrors;
for(let i7=0; i7<len7 && errors < i7Most; i7++){
let data20 = data19[i7];
if(typeof data20 === "string"){
if(ucs2length(data20) > 2000){
const err39 = {instancePath:instancePath+"/voiceExamplesGood/" + i7,schemaPath:"#/properties/voiceExamplesGood/items/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err39);
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/voiceExamplesGood/" + i7,schemaPath:"#/properties/voiceExamplesGood/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40);
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/voiceExamplesGood",schemaPath:"#/properties/voiceExamplesGood/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.whatTheyDo !== undefined){
let data21 = data.whatTheyDo;
if(typeof data21 === "string"){
if(ucs2length(data21) > 65536){
const err42 = {instancePath:instancePath+"/whatTheyDo",schemaPath:"#/properties/whatTheyDo/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err42);
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/whatTheyDo",schemaPath:"#/properties/whatTheyDo/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err43);
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err44);
errors++;
}
validateProjectsUpdateContextArguments.errors = vErrors;
return errors === 0;
}
validateProjectsUpdateContextArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateProjectsUpdateContextArguments as args,
  validateProject as value,
};
