// @generated from openapi.yaml and registry.yaml by npm run codegen

import { validateCampaignId, validateLead, validateLeadId } from './components.js';
import { joined, mostErrors, ucs2length } from './runtime.js';

const schemaLeadsUpdateArguments = {"$id":"LeadsUpdateArguments","type":"object","required":["leadId"],"properties":{"leadId":{"$ref":"LeadId"},"analysis":{"type":"string","maxLength":65536},"appendNote":{"type":"boolean"},"campaignId":{"$ref":"CampaignId"},"city":{"type":"string","maxLength":200},"companyDescription":{"type":"string","maxLength":65536},"companyDomain":{"type":["string","null"],"maxLength":500},"companyWebsite":{"type":"string","maxLength":2000},"country":{"type":"string","maxLength":200},"customFields":{"type":"object","additionalProperties":true},"dealStage":{"type":["string","null"],"enum":["proposal_sent","negotiation","won","lost",null]},"dealValueEur":{"type":["number","null"],"maximum":1000000000000,"minimum":0},"email":{"type":"string","maxLength":320},"externalUrl":{"type":"string","maxLength":2000},"firstName":{"type":"string","maxLength":200},"fitScore":{"type":"number","maximum":1000000,"minimum":-1000000},"jobTitle":{"type":"string","maxLength":500},"lastName":{"type":"string","maxLength":200},"location":{"type":"string","maxLength":500},"notes":{"type":"string","maxLength":65536},"outreachAngle":{"type":"string","maxLength":65536},"status":{"type":"string","enum":["new","contacted","responded","qualified","unqualified"]},"tags":{"type":"array","items":{"type":"string","maxLength":100,"minLength":1},"maxItems":100}},"additionalProperties":false};
const funcLeadsUpdateArguments = Object.prototype.hasOwnProperty;
function validateLeadsUpdateArguments(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validateLeadsUpdateArguments.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.leadId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "leadId"},message:"must have required property '"+"leadId"+"'"};
(vErrors ??= []).push(err0);
errors++;
}
const key0Most = errors + mostErrors;
for(const key0 in data){
if(errors >= key0Most) break;
if(!(funcLeadsUpdateArguments.call(schemaLeadsUpdateArguments.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
(vErrors ??= []).push(err1);
errors++;
}
}
if(data.leadId !== undefined){
if(!(validateLeadId(data.leadId, {instancePath:instancePath+"/leadId",parentData:data,parentDataProperty:"leadId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateLeadId.errors);
errors = vErrors.length;
}
}
if(data.analysis !== undefined){
let data1 = data.analysis;
if(typeof data1 === "string"){
if(ucs2length(data1) > 65536){
const err2 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err2);
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/analysis",schemaPath:"#/properties/analysis/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err3);
errors++;
}
}
if(data.appendNote !== undefined){
if(typeof data.appendNote !== "boolean"){
const err4 = {instancePath:instancePath+"/appendNote",schemaPath:"#/properties/appendNote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
(vErrors ??= []).push(err4);
errors++;
}
}
if(data.campaignId !== undefined){
if(!(validateCampaignId(data.campaignId, {instancePath:instancePath+"/campaignId",parentData:data,parentDataProperty:"campaignId",rootData,dynamicAnchors}))){
vErrors = joined(vErrors, validateCampaignId.errors);
errors = vErrors.length;
}
}
if(data.city !== undefined){
let data4 = data.city;
if(typeof data4 === "string"){
if(ucs2length(data4) > 200){
const err5 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err5);
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/city",schemaPath:"#/properties/city/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err6);
errors++;
}
}
if(data.companyDescription !== undefined){
let data5 = data.companyDescription;
if(typeof data5 === "string"){
if(ucs2length(data5) > 65536){
const err7 = {instancePath:instancePath+"/companyDescription",schemaPath:"#/properties/companyDescription/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err7);
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/companyDescription",schemaPath:"#/properties/companyDescription/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err8);
errors++;
}
}
if(data.companyDomain !== undefined){
let data6 = data.companyDomain;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/type",keyword:"type",params:{type: schemaLeadsUpdateArguments.properties.companyDomain.type},message:"must be string,null"};
(vErrors ??= []).push(err9);
errors++;
}
if(typeof data6 === "string"){
if(ucs2length(data6) > 500){
const err10 = {instancePath:instancePath+"/companyDomain",schemaPath:"#/properties/companyDomain/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err10);
errors++;
}
}
}
if(data.companyWebsite !== undefined){
let data7 = data.companyWebsite;
if(typeof data7 === "string"){
if(ucs2length(data7) > 2000){
const err11 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err11);
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/companyWebsite",schemaPath:"#/properties/companyWebsite/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err12);
errors++;
}
}
if(data.country !== undefined){
let data8 = data.country;
if(typeof data8 === "string"){
if(ucs2length(data8) > 200){
const err13 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err13);
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/country",schemaPath:"#/properties/country/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err14);
errors++;
}
}
if(data.customFields !== undefined){
let data9 = data.customFields;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
}
else {
const err15 = {instancePath:instancePath+"/customFields",schemaPath:"#/properties/customFields/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err15);
errors++;
}
}
if(data.dealStage !== undefined){
let data10 = data.dealStage;
if((typeof data10 !== "string") && (data10 !== null)){
const err16 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/type",keyword:"type",params:{type: schemaLeadsUpdateArguments.properties.dealStage.type},message:"must be string,null"};
(vErrors ??= []).push(err16);
errors++;
}
if(!(((((data10 === "proposal_sent") || (data10 === "negotiation")) || (data10 === "won")) || (data10 === "lost")) || (data10 === null))){
const err17 = {instancePath:instancePath+"/dealStage",schemaPath:"#/properties/dealStage/enum",keyword:"enum",params:{allowedValues: schemaLeadsUpdateArguments.properties.dealStage.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err17);
errors++;
}
}
if(data.dealValueEur !== undefined){
let data11 = data.dealValueEur;
if((!((typeof data11 == "number") && (isFinite(data11)))) && (data11 !== null)){
const err18 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/type",keyword:"type",params:{type: schemaLeadsUpdateArguments.properties.dealValueEur.type},message:"must be number,null"};
(vErrors ??= []).push(err18);
errors++;
}
if((typeof data11 == "number") && (isFinite(data11))){
if(data11 > 1000000000000 || isNaN(data11)){
const err19 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000000},message:"must be <= 1000000000000"};
(vErrors ??= []).push(err19);
errors++;
}
if(data11 < 0 || isNaN(data11)){
const err20 = {instancePath:instancePath+"/dealValueEur",schemaPath:"#/properties/dealValueEur/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
(vErrors ??= []).push(err20);
errors++;
}
}
}
if(data.email !== undefined){
let data12 = data.email;
if(typeof data12 === "string"){
if(ucs2length(data12) > 320){
const err21 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/maxLength",keyword:"maxLength",params:{limit: 320},message:"must NOT have more than 320 characters"};
(vErrors ??= []).push(err21);
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/email",schemaPath:"#/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err22);
errors++;
}
}
if(data.externalUrl !== undefined){
let data13 = data.externalUrl;
if(typeof data13 === "string"){
if(ucs2length(data13) > 2000){
const err23 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
(vErrors ??= []).push(err23);
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/externalUrl",schemaPath:"#/properties/externalUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err24);
errors++;
}
}
if(data.firstName !== undefined){
let data14 = data.firstName;
if(typeof data14 === "string"){
if(ucs2length(data14) > 200){
const err25 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err25);
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/firstName",schemaPath:"#/properties/firstName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err26);
errors++;
}
}
if(data.fitScore !== undefined){
let data15 = data.fitScore;
if((typeof data15 == "number") && (isFinite(data15))){
if(data15 > 1000000 || isNaN(data15)){
const err27 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
(vErrors ??= []).push(err27);
errors++;
}
if(data15 < -1000000 || isNaN(data15)){
const err28 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/minimum",keyword:"minimum",params:{comparison: ">=", limit: -1000000},message:"must be >= -1000000"};
(vErrors ??= []).push(err28);
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/fitScore",schemaPath:"#/properties/fitScore/type",keyword:"type",params:{type: "number"},message:"must be number"};
(vErrors ??= []).push(err29);
errors++;
}
}
if(data.jobTitle !== undefined){
let data16 = data.jobTitle;
if(typeof data16 === "string"){
if(ucs2length(data16) > 500){
const err30 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err30);
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/jobTitle",schemaPath:"#/properties/jobTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err31);
errors++;
}
}
if(data.lastName !== undefined){
let data17 = data.lastName;
if(typeof data17 === "string"){
if(ucs2length(data17) > 200){
const err32 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
(vErrors ??= []).push(err32);
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/lastName",schemaPath:"#/properties/lastName/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err33);
errors++;
}
}
if(data.location !== undefined){
let data18 = data.location;
if(typeof data18 === "string"){
if(ucs2length(data18) > 500){
const err34 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
(vErrors ??= []).push(err34);
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err35);
errors++;
}
}
if(data.notes !== undefined){
let data19 = data.notes;
if(typeof data19 === "string"){
if(ucs2length(data19) > 65536){
const err36 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err36);
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/notes",schemaPath:"#/properties/notes/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err37);
errors++;
}
}
if(data.outreachAngle !== undefined){
let data20 = data.outreachAngle;
if(typeof data20 === "string"){
if(ucs2length(data20) > 65536){
const err38 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
(vErrors ??= []).push(err38);
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/outreachAngle",schemaPath:"#/properties/outreachAngle/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err39);
errors++;
}
}
if(data.status !== undefined){
let data21 = data.status;
if(typeof data21 !== "string"){
const err40 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err40);
errors++;
}
if(!(((((data21 === "new") || (data21 === "contacted")) || (data21 === "responded")) || (data21 === "qualified")) || (data21 === "unqualified"))){
const err41 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schemaLeadsUpdateArguments.properties.status.enum},message:"must be equal to one of the allowed values"};
(vErrors ??= []).push(err41);
errors++;
}
}
if(data.tags !== undefined){
let data22 = data.tags;
if(Array.isArray(data22)){
if(data22.length > 100){
const err42 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
(vErrors ??= []).push(err42);
errors++;
}
const len0 = data22.length;
const i0Most = errors + mostErrors;
for(let i0=0; i0<len0 && errors < i0Most; i0++){
let data23 = data22[i0];
if(typeof data23 === "string"){
if(ucs2length(data23) > 100){
const err43 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
(vErrors ??= []).push(err43);
errors++;
}
if(ucs2length(data23) < 1){
const err44 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
(vErrors ??= []).push(err44);
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
(vErrors ??= []).push(err45);
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
(vErrors ??= []).push(err46);
errors++;
}
}
}
else {
const err47 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
(vErrors ??= []).push(err47);
errors++;
}
validateLeadsUpdateArguments.errors = vErrors;
return errors === 0;
}
validateLeadsUpdateArguments.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export {
  validateLeadsUpdateArguments as args,
  validateLead as value,
};
